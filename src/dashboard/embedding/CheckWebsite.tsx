import type { AnyWebsite } from '#contract/website.ts'
import { checkWebsite } from '#dashboard/http/check.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { SearchCheck } from 'lucide-react'
import { CheckResult } from './CheckResult.tsx'
import styles from './CheckWebsite.module.css'

/** Has the service look for the script on the website, and says what it found; nothing where it does not offer that. */
export function CheckWebsite({ website: { id, domain } }: { website: AnyWebsite }) {
  const offers = useQuery(offersQuery)
  const check = useMutation({ mutationFn: () => checkWebsite(id) })
  if (!offers.data?.check) return null
  return (
    <div className={styles.check}>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        <SearchCheck aria-hidden />
        {text('check.action')}
      </Button>
      {check.error && <FailedState error={check.error} />}
      <output aria-label={text('check.result')}>
        {check.isPending && text('check.busy', { domain })}
        {check.data && <CheckResult check={check.data} domain={domain} now={check.submittedAt} />}
      </output>
    </div>
  )
}
