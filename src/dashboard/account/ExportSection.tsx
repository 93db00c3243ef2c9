import { accountKey, exportAccount } from '#dashboard/http/account.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { saveFile } from '#dashboard/ui/saveFile.ts'
import { Section } from '#dashboard/ui/Section.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Everything of the account as one file. */
export function ExportSection() {
  const queryClient = useQueryClient()
  const take = useMutation({
    mutationFn: exportAccount,
    onSuccess: (archive) => {
      saveFile(`porchlight-${new Date().toISOString().slice(0, 10)}.zip`, archive)
      return queryClient.invalidateQueries({ queryKey: accountKey })
    },
  })
  return (
    <Section title={text('account.export')} below={text('account.export.text')}>
      {take.error && <FailedState error={take.error} />}
      <div>
        <Button busy={take.isPending} onClick={() => take.mutate()}>
          {text(take.isPending ? 'account.export.busy' : 'account.export.action')}
        </Button>
      </div>
    </Section>
  )
}
