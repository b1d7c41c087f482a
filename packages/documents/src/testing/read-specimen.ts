import { readFileSync } from 'node:fs'

/** The bytes of a document that we made. */
export function readSpecimen(name: string): Buffer {
  return readFileSync(new URL(`../../specimens/${name}`, import.meta.url))
}
