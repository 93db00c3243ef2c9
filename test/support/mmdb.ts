import ipaddr from 'ipaddr.js'

type Value = string | number | readonly Value[] | { readonly [name: string]: Value }

type Leaf = { offset: number }
/** What follows a 0 bit, and what a 1 bit; undefined where nothing is known. */
type Node = [zero: Node | Leaf | undefined, one: Node | Leaf | undefined]

/** A small MMDB file: what is known of networks (`192.0.2.0/24`). https://maxmind.github.io/MaxMind-DB/ */
export function mmdb(networks: Record<string, Value>, ipVersion: 4 | 6 = 6): Buffer {
  const root: Node = [undefined, undefined]
  const records: Buffer[] = []
  let size = 0
  for (const [network, value] of Object.entries(networks)) {
    const record = encoded(value)
    put(root, bitsOf(network, ipVersion), { offset: size })
    records.push(record)
    size += record.length
  }
  const nodes = nodesBelow(root)
  const indexes = new Map(nodes.map((node, index) => [node, index]))
  const pointer = (to: Node | Leaf | undefined) => {
    if (!to) return nodes.length
    return 'offset' in to ? nodes.length + 16 + to.offset : (indexes.get(to) ?? 0)
  }
  const tree = Buffer.alloc(nodes.length * 8)
  for (const [index, [zero, one]] of nodes.entries()) {
    tree.writeUInt32BE(pointer(zero), index * 8)
    tree.writeUInt32BE(pointer(one), index * 8 + 4)
  }
  const metadata = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test-City',
    description: { en: 'Test' },
    ip_version: ipVersion,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 32,
  })
  const marker = Buffer.from('\u00AB\u00CD\u00EFMaxMind.com', 'latin1')
  return Buffer.concat([tree, Buffer.alloc(16), ...records, marker, metadata])
}

function put(root: Node, bits: readonly number[], leaf: Leaf): void {
  let node = root
  for (const bit of bits.slice(0, -1)) {
    const next = node[bit]
    if (next && !('offset' in next)) {
      node = next
      continue
    }
    const made: Node = [undefined, undefined]
    node[bit] = made
    node = made
  }
  node[bits.at(-1) ?? 0] = leaf
}

const nodesBelow = (node: Node): Node[] => [
  node,
  ...node.flatMap((next) => (next && !('offset' in next) ? nodesBelow(next) : [])),
]

function bitsOf(network: string, ipVersion: 4 | 6): number[] {
  const [address, length] = ipaddr.parseCIDR(network)
  const bytes = address.toByteArray()
  // In a file for both, IPv4 is below ::/96.
  const whole = ipVersion === 6 && bytes.length === 4 ? [...Array.from({ length: 12 }, () => 0), ...bytes] : bytes
  const bits = whole.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1))
  return bits.slice(0, length + (whole.length - bytes.length) * 8)
}

const types = { text: 2, number: 6, map: 7, list: 11 }

function encoded(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(types.text, text.length), text])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(types.number, 4), bytes])
  }
  if (isList(value)) return Buffer.concat([head(types.list, value.length), ...value.map(encoded)])
  const entries = Object.entries(value)
  return Buffer.concat([head(types.map, entries.length), ...entries.flat().map(encoded)])
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** Types beyond 7 are written in a second byte, and so is a size from 29 on. */
function head(type: number, size: number): Buffer {
  const short = Math.min(size, 29)
  const long = size < 29 ? [] : [size - 29]
  return Buffer.from(type > 7 ? [short, type - 7, ...long] : [(type << 5) | short, ...long])
}
