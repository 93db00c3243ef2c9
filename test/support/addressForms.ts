import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Every form in which somebody may have kept an address, as bytes to look for: text, numbers, hashes without a key. */
export function addressForms(address: string): Buffer[] {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
  const backwards = Buffer.from(bytes.toReversed())
  const hashes = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(address).digest())
  const texts = [
    address,
    ...[bytes, backwards, ...hashes].flatMap((some) => {
      const hex = some.toString('hex')
      return [hex, hex.toUpperCase(), some.toString('base64').replace(/=+$/, '')]
    }),
    ...(isIPv4(address)
      ? [bytes.readUInt32BE(), bytes.readUInt32LE(), bytes.readInt32BE(), bytes.readInt32LE()].map(String)
      : [ipaddr.parse(address).toNormalizedString(), fixedLength(bytes)]),
  ]
  return [...texts.map((text) => Buffer.from(text)), bytes, backwards, ...hashes]
}

/** `2001:0db8:0000:...`, as nobody shortened it. */
const fixedLength = (bytes: Buffer) => bytes.toString('hex').replace(/(.{4})(?=.)/g, '$1:')
