import { crc32, inflateRawSync } from 'node:zlib'

/** The files in a ZIP archive, in its order; throws when one is damaged. */
export function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\u0005\u0006')
  if (end < 0) throw new Error('The archive has no end.')
  let at = archive.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28)
    const header = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const content = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20)))
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`)
    files[name] = content.toString('utf8')
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
