import { AddressAnswer, OwnDevices, OwnLinkMade } from '#contract/ownDevices.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

/** The browsers of the owner's own that a website does not count, the latest first. */
export const ownDevicesQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...websitesKey, websiteId, 'devices'] as const,
    queryFn: async ({ signal }) =>
      (await request(OwnDevices, 'GET', `/websites/${websiteId}/devices`, { signal })).data,
  })

/** A link that marks the browsers which open it, in place of the one before. */
export const makeOwnLink = async (websiteId: number) =>
  (await request(OwnLinkMade, 'POST', `/websites/${websiteId}/devices/link`)).data

/** Counts a browser again, or all of them. No link that was made before marks another. */
export const removeOwnDevice = (websiteId: number, id?: number) =>
  request(null, 'DELETE', `/websites/${websiteId}/devices${id === undefined ? '' : `/${id}`}`)

/** Where this browser's hits come from. */
export const readAddress = async () => (await request(AddressAnswer, 'GET', '/address')).data
