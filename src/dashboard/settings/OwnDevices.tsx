import type { AnyWebsite } from '#contract/website.ts'
import { makeOwnLink, ownDevicesQuery, removeOwnDevice } from '#dashboard/http/ownDevices.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Section } from '#dashboard/ui/Section.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { OwnDeviceItem } from './OwnDeviceItem.tsx'
import styles from './OwnDevices.module.css'
import { OwnLink } from './OwnLink.tsx'

/** How often to look for a browser that the link has marked, in milliseconds; only while the page is visible. */
const interval = 2000

/** The owner's own browsers, which are not counted: those there are, and the way to another. */
export function OwnDevices({ website: { id, domain } }: { website: AnyWebsite }) {
  const client = useQueryClient()
  const make = useMutation({ mutationFn: () => makeOwnLink(id) })
  const devices = useQuery({ ...ownDevicesQuery(id), refetchInterval: make.data ? interval : false })
  const remove = useMutation({
    mutationFn: (device?: number) => removeOwnDevice(id, device),
    onSuccess: () => {
      // It marks no more.
      make.reset()
      toast(text('devices.removed'))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownDevicesQuery(id).queryKey }),
  })
  return (
    <Section title={text('devices.title')} below={text('devices.text')}>
      <div>
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {text('devices.make')}
        </Button>
      </div>
      {make.error && <FailedState error={make.error} />}
      <output className={styles.made}>{make.data && <OwnLink domain={domain} address={make.data.url} />}</output>
      {remove.error && <FailedState error={remove.error} />}
      <Loaded
        query={devices}
        skeleton={<Skeleton rows={1} />}
        isEmpty={(found) => found.length === 0}
        empty={<p className="quiet">{text('devices.none')}</p>}
      >
        {(found) => (
          <>
            <ul className={styles.devices} aria-label={text('devices.list')}>
              {found.map((device) => (
                <OwnDeviceItem
                  key={device.id}
                  device={device}
                  busy={remove.isPending}
                  onRemove={() => remove.mutate(device.id)}
                />
              ))}
            </ul>
            {found.length > 1 && (
              <div>
                <Button look="text" onClick={() => remove.mutate(undefined)}>
                  {text('devices.removeAll')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
