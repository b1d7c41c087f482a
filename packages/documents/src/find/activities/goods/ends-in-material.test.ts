import { expect, test } from 'vitest'
import { endsInMaterial } from './ends-in-material.ts'

test('a thing that is a material is one, whatever its size and code', () => {
  const names = [
    'red bricks',
    'opc cement bag',
    'betonstahl b500',
    'washed sand 0/4',
    'cement (50kg)',
    'semen tiga roda 50kg',
  ]
  expect(names.filter((name) => !endsInMaterial(name))).toEqual([])
})

test('a thing or work that is named after a material is none', () => {
  const names = [
    'brick hammer',
    'concrete cutting',
    'steel ruler 300mm',
    'cement carry charges',
    'brosse acier',
    'wood polish',
  ]
  expect(names.filter(endsInMaterial)).toEqual([])
})
