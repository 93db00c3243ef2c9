import { isLanguage, type Language, languageCodes, languages } from '#contract/languages.ts'
import { chooseMailLanguage, reportsKey, reportsQuery } from '#dashboard/http/reports.ts'
import { text } from '#dashboard/language/text.ts'
import { SelectField } from '#dashboard/ui/SelectField.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { whatHappened } from '#dashboard/ui/whatHappened.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** The language of all of the account's mails; a choice counts at once, as it is none of the website's. */
export function MailLanguage({ language }: { language: string }) {
  const queryClient = useQueryClient()
  const choose = useMutation({
    mutationFn: (chosen: Language) => chooseMailLanguage(chosen),
    onMutate: () => queryClient.cancelQueries({ queryKey: reportsKey }),
    onSuccess(reports, chosen) {
      queryClient.setQueryData(reportsQuery.queryKey, reports)
      toast(text('reports.language.saved', { language: languages[chosen].name }))
    },
  })
  return (
    <SelectField
      label={text('reports.language')}
      value={choose.isPending ? choose.variables : language}
      error={choose.error ? whatHappened(choose.error).reason : undefined}
      onChange={({ target: { value } }) => isLanguage(value) && choose.mutate(value)}
    >
      {languageCodes.map((code) => (
        <option key={code} value={code} lang={code}>
          {languages[code].name}
        </option>
      ))}
    </SelectField>
  )
}
