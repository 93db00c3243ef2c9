import type { OwnDevice } from '#contract/ownDevices.ts'
import type { OwnDeviceRow } from '#service/storage/sql/tables.ts'

/** A browser as the website's holder sees it: its mark is stored nowhere. */
export const deviceRecord = ({ website_id: _website, hash: _hash, ...device }: OwnDeviceRow): OwnDevice => device
