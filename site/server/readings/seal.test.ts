import { expect, test } from 'vitest'
import { openFile, sealFile } from './seal-file.ts'
import { openSeal } from './seal.ts'

const secret = 'a secret of more than 32 characters'
const file = { fileName: 'Stromrechnung März.pdf', bytes: Buffer.from('4250 kWh') }

test('a file comes back with its name, and nothing of either can be seen on the way', () => {
  const seal = openSeal(secret)
  const sealed = sealFile(seal, 'r1', file)
  expect(sealed.includes('4250') || sealed.includes('Stromrechnung')).toBe(false)
  expect(sealFile(seal, 'r1', file).equals(sealed)).toBe(false)
  expect(openFile(openSeal(secret), 'r1', sealed)).toEqual(file)
})

test('it opens in its own row only, under its own secret, and untouched', () => {
  const seal = openSeal(secret)
  const sealed = sealFile(seal, 'r1', file)
  expect(openFile(seal, 'r2', sealed)).toBeNull()
  expect(openFile(openSeal(`${secret}!`), 'r1', sealed)).toBeNull()
  sealed.writeUInt8(sealed.readUInt8(40) ^ 1, 40)
  expect(openFile(seal, 'r1', sealed)).toBeNull()
})

test('equal texts have one hash under one secret, and another under another', () => {
  expect(openSeal(secret).hash('client')).toBe(openSeal(secret).hash('client'))
  expect(openSeal(`${secret}!`).hash('client')).not.toBe(openSeal(secret).hash('client'))
})
