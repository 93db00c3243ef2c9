import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ByOwnDevice, OwnDevices, OwnLinkMade } from '#contract/ownDevices.ts'
import { ById } from '#contract/website.ts'
import type { App } from '#service/http/App.ts'
import type { Note } from '#service/http/Note.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { deviceRecord } from './deviceRecord.ts'
import type { Devices } from './openDevices.ts'

type Parts = {
  devices: Devices
  /** The website of whoever asks; throws a 401 or 404 otherwise. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  note: Note
}

const tags = ['Own devices']

/** The browsers that a website's owner does not want counted, and the link that makes one of them. */
export function deviceRoutes(app: App, { devices, owned, note }: Parts): void {
  const noteChange = (request: FastifyRequest, { domain }: WebsiteRow) =>
    note(request, 'website_changed', { website: domain, fields: ['own_devices'] })

  app.get(
    '/websites/:id/devices',
    { schema: { tags, summary: 'List own devices', params: ById, response: { 200: OwnDevices } } },
    async (request) => {
      const { id } = await owned(request, request.params.id)
      return { data: (await devices.list(id)).map(deviceRecord) }
    },
  )

  app.post(
    '/websites/:id/devices/link',
    {
      schema: {
        tags,
        summary: 'Make link that marks own devices',
        description: 'The link before it, if it is still good, marks no more.',
        params: ById,
        response: { 201: OwnLinkMade },
      },
    },
    async (request, reply) => {
      const website = await owned(request, request.params.id)
      const { token, expires_at } = await devices.makeToken(website.id)
      await noteChange(request, website)
      // Behind a `#`, which browsers send to nobody.
      const url = `https://${website.domain}/#porchlight-own=${token}`
      return reply.code(201).send({ data: { url, expires_at } })
    },
  )

  app.delete(
    '/websites/:id/devices',
    { schema: { tags, summary: 'Count all own devices again', params: ById, response: { 204: z.null() } } },
    async (request, reply) => {
      const website = await owned(request, request.params.id)
      await devices.removeAll(website.id)
      await noteChange(request, website)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/websites/:id/devices/:device',
    { schema: { tags, summary: 'Count own device again', params: ByOwnDevice, response: { 204: z.null() } } },
    async (request, reply) => {
      const website = await owned(request, request.params.id)
      await devices.remove(website.id, request.params.device)
      await noteChange(request, website)
      return reply.code(204).send(null)
    },
  )
}
