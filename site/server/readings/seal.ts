import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Seals what is in the database for minutes, so that whoever has the database alone has nothing. */
export type Seal = {
  /** `label` says what it is of: what is sealed for one place does not open in another. */
  close: (bytes: Uint8Array, label: string) => Buffer
  /** Null where it was sealed with another secret or for another place. */
  open: (sealed: Uint8Array, label: string) => Buffer | null
  /** Tells equal texts as equal, and nothing else of them. */
  hash: (text: string) => string
}

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

export function openSeal(secret: string): Seal {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `doublerule ${use}`, keyBytes))
  const [fileKey, hashKey] = [derive('files'), derive('hashes')]
  return {
    close(bytes, label) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, fileKey, nonce).setAAD(Buffer.from(label))
      const body = Buffer.concat([sealing.update(bytes), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), body])
    },
    open(sealed, label) {
      try {
        const opening = createDecipheriv(cipher, fileKey, sealed.subarray(0, nonceBytes))
        opening.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
        return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()])
      } catch {
        return null
      }
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  }
}
