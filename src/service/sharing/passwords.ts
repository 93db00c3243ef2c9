import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters for scrypt: 32 MiB for each try. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 }
const length = 32

/** scrypt in PHC string format, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Compares in constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, , , salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
