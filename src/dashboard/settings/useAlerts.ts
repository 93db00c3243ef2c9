import type { Alerts } from '#contract/alerts.ts'
import { type AlertChanges, alertsQuery, renewSecret, sendTest, updateAlerts } from '#dashboard/http/alerts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** What can be done with a website's alerts. */
export function useAlerts(websiteId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = alertsQuery(websiteId)
  // A secret is shown where it was made, and kept nowhere.
  const keep = (alerts: Alerts) => void queryClient.setQueryData(queryKey, { ...alerts, secret: null })
  return {
    save: useMutation({ mutationFn: (changes: AlertChanges) => updateAlerts(websiteId, changes), onSuccess: keep }),
    renew: useMutation({ mutationFn: () => renewSecret(websiteId), onSuccess: keep }),
    test: useMutation({
      mutationFn: () => sendTest(websiteId),
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    }),
  }
}
