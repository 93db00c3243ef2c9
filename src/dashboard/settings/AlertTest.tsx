import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { alertFates } from './alertFates.ts'
import type { useAlerts } from './useAlerts.ts'

/** Sends a test by the ways that are saved, and says what became of it. */
export function AlertTest({ test }: { test: ReturnType<typeof useAlerts>['test'] }) {
  return (
    <div>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        {text('alerts.test')}
      </Button>
      {test.error && <FailedState error={test.error} />}
      {/* The list below shows it. */}
      <output className="visually-hidden">
        {test.isPending && text('alerts.test.busy')}
        {test.data && alertFates(test.data).join('. ')}
      </output>
    </div>
  )
}
