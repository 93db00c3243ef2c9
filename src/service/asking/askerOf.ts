import type { FastifyRequest } from 'fastify'
import { network } from '#service/http/network.ts'
import { whenLeft } from '#service/http/whenLeft.ts'
import type { Asker } from './Asker.ts'

/** Whoever sent a request. All who read a website without a key have one turn among them, from however many addresses they come. */
export function askerOf(request: FastifyRequest, websiteId?: number): Asker {
  const signal = whenLeft(request)
  if (request.account) {
    const account = `account ${request.account.id}`
    return { share: account, from: account, signal }
  }
  return { share: `website ${websiteId}`, from: `network ${network(request.ip)}`, signal }
}
