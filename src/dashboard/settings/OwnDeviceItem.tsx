import type { OwnDevice } from '#contract/ownDevices.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { dateTime } from '#dashboard/ui/clockTime.ts'
import { ListedItem } from '#dashboard/ui/ListedItem.tsx'

type Props = { device: OwnDevice; busy: boolean; onRemove: () => void }

/** A browser that is not counted: what it said it is, since when, and its way back. */
export function OwnDeviceItem({ device, busy, onRemove }: Props) {
  const name = nameOf(device)
  return (
    <ListedItem
      words={
        <>
          <p>{name}</p>
          <p className="quiet">{text('devices.since', { moment: dateTime(Date.parse(device.created_at)) })}</p>
        </>
      }
    >
      <Button busy={busy} aria-label={text('devices.remove.of', { name })} onClick={onRemove}>
        {text('devices.remove')}
      </Button>
    </ListedItem>
  )
}

function nameOf({ browser, os }: OwnDevice): string {
  const known = browser || text('devices.unknown')
  return os === '' ? known : text('devices.name', { browser: known, os })
}
