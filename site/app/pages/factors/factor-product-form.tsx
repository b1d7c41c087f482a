import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import { multiplyFactor, type FactorProduct } from '@doublerule/carbon/factors/multiply-factor.ts'
import { formatKg, formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Co2, Co2Text } from '#app/ui/co2.tsx'
import type { FactorDetail } from '#shared/factor-answers.ts'
import { factorPagePath } from '#shared/factor-page.ts'

const longestQuantity = 60

/** The quantity and unit of the address, where it has them; else a thousand of the factor's own unit. */
function readAsked(search: string, units: readonly string[]): { quantity: string; unit: string } {
  const query = new URLSearchParams(search)
  const quantity = (query.get('quantity') ?? '').slice(0, longestQuantity)
  const unit = query.get('unit') ?? ''
  return {
    quantity: quantity === '' ? '1000' : quantity,
    unit: units.includes(unit) ? unit : (units[0] ?? ''),
  }
}

/** A quantity times the factor: by the address without a script, at once with one, by the engine in both. */
export function FactorProductForm({ detail: { factor, units } }: { detail: FactorDetail }) {
  const search = useSearch()
  const [asked, setAsked] = useState(() => readAsked(search, units))
  const product = multiplyFactor(asked.quantity, asked.unit, factor)
  return (
    <>
      <form action={factorPagePath(factor.id)} method="get" className="factor-product">
        <div>
          <label htmlFor="factor-quantity" className="mb-1 block text-sm font-semibold">
            Quantity
          </label>
          <input
            id="factor-quantity"
            name="quantity"
            className="input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={longestQuantity}
            value={asked.quantity}
            aria-invalid={!product.ok}
            aria-describedby="factor-result"
            onChange={({ target }) => setAsked({ ...asked, quantity: target.value })}
          />
        </div>
        <div>
          <label htmlFor="factor-product-unit" className="mb-1 block text-sm font-semibold">
            Unit
          </label>
          <select
            id="factor-product-unit"
            name="unit"
            className="input"
            value={asked.unit}
            onChange={({ target }) => setAsked({ ...asked, unit: target.value })}
          >
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="button" data-look="outlined">
          Work it out
        </button>
      </form>
      <output id="factor-result" htmlFor="factor-quantity factor-product-unit" className="factor-result">
        {product.ok ? <Working product={product.value} /> : 'Type a number, such as 1250.5.'}
      </output>
    </>
  )
}

function Working({ product: { steps, expression, kgCO2e } }: { product: FactorProduct }) {
  return (
    <>
      {[...steps, expression].map(cutQuotients).map((line) => (
        <span key={line} className="factor-step">
          <Co2Text>{line}</Co2Text>
        </span>
      ))}
      <span className="factor-step factor-product-total">
        = {groupDigits(kgCO2e)} kg <Co2 equivalent />
      </span>
      <span className="type-caption">
        Rounded once, at the end: {formatKg(kgCO2e)} or {formatTonnes(kgCO2e)}
      </span>
    </>
  )
}
