import Big from 'big.js'
import { asPrinted, describeProduct } from '../../checks/describe-product.ts'
import type { Finding } from '../../checks/finding.ts'
import type { LineItem } from '../../items/line-item.ts'
import { foldText } from '../../values/plain-text.ts'
import { type Dimension, type Unit, unitAt } from '../../values/unit-text.ts'
import type { ActivitiesRead, ActivityDraft } from '../activity-draft.ts'
import { kindOf } from '../kind-words.ts'

const service =
  /labou?r|\bhours?\b|installation|service fee|\bhire\b|rental|delivery (?:fee|charge)|freight charge|postage|shipping|subscription|licen[cs]e|support|consult|deposit|surcharge|discount|rounding|\btax\b|tassa|levy|\bfee\b/
const hotelItem =
  /\broom\b|\bzimmer\b|chambre|habitacion|\bcamera\b|\bkamer\b|ubernacht|nuitee|pernott|accommodation/
// Goods that are sold by the pack and weigh as much as the pack says.
const bulkGoods =
  /cement|zement|ciment|concrete|beton|sand\b|pasir|gravel|kies|aggregate|\bsteel|stahl|acier|\bsalt\b|fertili[sz]er|mortar|grout|plaster|gypsum|\blime\b|asphalt|\bsoil\b|mulch|rock\b|paint|adhesive|render|charcoal|pellets|briquette|\blpg\b|propane|butane|autogas/
const buildingGoods =
  /cement|zement|ciment|concrete|\bbeton|\bsand\b|\bpasir\b|gravel|\bkies\b|aggregate|mortar|grout|plaster|asphalt|\bsteel\b|rebar|timber|\bbricks?\b|crushed rock|road ?base/
const matter: readonly Dimension[] = ['mass', 'volume']

/** Invoice lines as activities: what their unit measures and their words name; pieces and services are left out. */
export function toItemActivities(items: readonly LineItem[], isHotel: boolean): ActivitiesRead {
  return {
    activities: items.flatMap((item) => toActivity(item, isHotel) ?? []),
    findings: items.flatMap(toFinding),
  }
}

/** Building materials bought at a till; the weights of groceries are no activities. */
export function toBuildingActivities(items: readonly LineItem[]): ActivitiesRead {
  return toItemActivities(
    items.filter(({ description }) => buildingGoods.test(foldText(description))),
    false,
  )
}

function toActivity(item: LineItem, isHotel: boolean): ActivityDraft | null {
  const folded = foldText(item.description)
  if (isHotel && hotelItem.test(folded))
    return draft(item, 'hotel', item.quantity, item.unit?.dimension === 'nights' ? item.unit.unit : null)
  const packed = inPacks(item, folded)
  const { quantity, unit } = packed ?? item
  if (unit === null) return null
  const kind = kindOf(folded, unit.dimension)
  if (kind !== null && kind !== 'electricity') return draft(item, kind, quantity, unit.unit)
  if (service.test(folded)) return null
  if (matter.includes(unit.dimension) || (unit.unit === 'bag' && bulkGoods.test(folded)))
    return draft(item, 'material', quantity, unit.unit)
  return null
}

/** "CEMENT (50KG)", 2 pieces: 100 kg; "fine sand (bag)", 6: 6 bags. */
function inPacks(
  { description, quantity, unit }: LineItem,
  folded: string,
): { quantity: string; unit: Unit } | null {
  if (unit !== null && unit.dimension !== 'count') return null
  if (!bulkGoods.test(folded)) return null
  const number = /(\d+(?:[.,]\d+)?)\s?(?=kgs?\b|lbs?\b|l\b|lit|t\b)/i.exec(description)
  const size = number === null ? null : unitAt(description, number.index + number[0].trimEnd().length)
  if (number !== null && size !== null && matter.includes(size.dimension)) {
    return {
      quantity: Big(quantity)
        .times((number[1] ?? '1').replace(',', '.'))
        .toFixed(),
      unit: size,
    }
  }
  return unit?.unit === 'bag' || /\bbags?\b|\bsacks?\b/.test(folded)
    ? { quantity, unit: { unit: 'bag', dimension: 'count' } }
    : null
}

function draft(
  item: LineItem,
  kind: ActivityDraft['kind'],
  quantity: string,
  unit: string | null,
): ActivityDraft {
  return {
    description: item.description.slice(0, 80),
    kind,
    quantity: Big(quantity).toFixed(),
    unit,
    estimated: false,
    period: null,
    details: null,
    evidence: item.evidence,
    read: item.read,
    meaning: item.isProduct === true ? 0.93 : 0.85,
  }
}

function toFinding({ quantity, rate, amount, isProduct, evidence }: LineItem): Finding[] {
  if (isProduct !== true || rate === null || amount === null) return []
  const text = describeProduct({
    quantity: asPrinted(quantity),
    unit: null,
    rate: asPrinted(rate),
    amount: asPrinted(amount),
  })
  return [{ check: 'line-product', passed: true, text, evidence: [evidence] }]
}
