import { ownLinkMinutes } from '#contract/ownDevices.ts'
import { Snippet } from '#dashboard/embedding/Snippet.tsx'
import { text } from '#dashboard/language/text.ts'
import styles from './OwnLink.module.css'
import { QrCode } from './QrCode.tsx'

/** The link that marks whichever browser opens it: to open here, to copy, and to scan with a phone. */
export function OwnLink({ domain, address }: { domain: string; address: string }) {
  return (
    <div className={styles.link}>
      <p>{text('devices.made', { domain, minutes: ownLinkMinutes })}</p>
      <Snippet code={address} label={text('devices.copy')} />
      <a href={address} target="_blank" rel="noopener">
        {text('devices.open')}
      </a>
      <QrCode content={address} label={text('devices.qr', { domain })} />
    </div>
  )
}
