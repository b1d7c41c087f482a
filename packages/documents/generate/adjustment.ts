import { layCharges } from './charge-block.ts'
import type { ChargeLine } from './charge-lines.ts'
import { wrap } from './furniture.ts'
import { frame } from './goods.ts'
import type { Scene } from './scene.ts'
import type { Sheet } from './sheet.ts'
import { makeSupply, markTotal } from './supply.ts'

/** A credit for use that was billed before: its quantity is negative, and is counted as the negative it is. */
export function makeAdjustment(scene: Scene): Sheet {
  const { random, say, relations } = scene
  const supply = makeSupply(scene, random.pick(['electricity', 'natural-gas', 'water']), 'credit')
  const credit = { ...supply, use: -Math.max(1, supply.use) }
  const ratePlaces = random.int(3, 5)
  const rate = random.decimal(supply.rate[0], supply.rate[1], ratePlaces)
  const amount = Number((credit.use * rate).toFixed(2))
  relations.push({ kind: 'product', terms: [credit.use, rate], result: amount, tolerance: 0.0051 })
  const line: ChargeLine = {
    label: `${say(supply.kind)} ${say('use').toLowerCase()}`,
    quantity: credit.use,
    places: credit.places,
    unitText: credit.unitText,
    rate,
    ratePlaces,
    amount,
    marks: [markTotal(credit, true)],
  }
  return {
    layout: 'utility/adjustment',
    type:
      supply.kind === 'electricity'
        ? 'electricity-bill'
        : supply.kind === 'water'
          ? 'water-bill'
          : 'gas-bill',
    lines: wrap(
      scene,
      'invoice',
      layCharges(scene, [line], random.pick(['table', 'sentence']), frame),
      frame,
    ),
    isTable: false,
  }
}
