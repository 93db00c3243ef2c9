import { z } from 'zod/mini'

/** An OpenAPI document as far as it is read here: anything in it may be written otherwise, or stand elsewhere behind a `$ref`. */
export const OpenApi = z.looseObject({ paths: z.record(z.string(), z.unknown()) })
export type OpenApi = z.output<typeof OpenApi>

type Operation = {
  /** What its query and path take, by name, with the values each allows where the document lists them. */
  parameters: Map<string, readonly unknown[]>
}

/**
 * How a document describes what is done at an address, `get` `/stats/{id}`; null where it does not. Where the interface begins and what
 * stands in for an id are its own affair: `/api/v1/stats/{website}` is the same address.
 */
export function operationOf(document: OpenApi, method: 'get' | 'post', address: string): Operation | null {
  const path = Object.keys(document.paths).find((candidate) => plain(candidate) === plain(address))
  if (path === undefined) return null
  const item = follow(document, document.paths[path])
  const operation = follow(document, field(item, method))
  if (operation === undefined) return null

  const parameters = [field(item, 'parameters'), field(operation, 'parameters')]
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .map((parameter) => follow(document, parameter))
  return { parameters: new Map(parameters.map((parameter) => [nameOf(parameter), valuesOf(document, parameter)])) }
}

const plain = (path: string) => path.replace(/^.*\/api\/v1(?=\/)/, '').replaceAll(/\{[^}]*\}/g, '{}')

const nameOf = (parameter: unknown) => String(field(parameter, 'name'))

function valuesOf(document: OpenApi, parameter: unknown): readonly unknown[] {
  const values = field(follow(document, field(parameter, 'schema')), 'enum')
  return Array.isArray(values) ? values : []
}

/** As often as a `$ref` is followed to another, so that one that leads back to itself ends. */
const longestWay = 8

function follow(document: OpenApi, value: unknown, steps = longestWay): unknown {
  const reference = field(value, '$ref')
  if (reference === undefined) return value
  if (typeof reference !== 'string' || !reference.startsWith('#/') || steps === 0) return undefined
  const found = reference.slice(2).split('/').map(unescaped).reduce<unknown>(field, document)
  return follow(document, found, steps - 1)
}

/** A name in a JSON pointer (RFC 6901). */
const unescaped = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~')

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
