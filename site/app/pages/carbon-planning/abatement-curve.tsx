import { useId, useState, type PointerEvent } from 'react'
import { compare, roundTo } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { PatternFills, patternFill } from '#app/ui/drawing/pattern-fills.tsx'
import { placedMeasures, takeUpTo, targetTonnes } from './abatement-measures.ts'
import { formatDollarChange } from './format-change.ts'
import '#app/ui/drawing/drawing.css'
import './abatement-curve.css'

const top = 550
const bottom = -500
const gridDollars = [400, 200, 0, -200, -400] as const

/** Measures as steps: wide is many tonnes, high is dear. The cut-off is dragged on the picture or moved with the slider. */
export function AbatementCurve() {
  const id = useId()
  const [price, setPrice] = useState(100)
  const { taken, savedTonnes, costDollars, shortTonnes } = takeUpTo(price)

  function drag(event: PointerEvent<SVGSVGElement>): void {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    // One that was held until the page was alive is over by now.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    const dollars = top - ((event.clientY - box.top) / box.height) * (top - bottom)
    setPrice(Math.min(500, Math.max(-450, Math.round(dollars / 10) * 10)))
  }

  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Abatement cost curve, illustrative">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule-strong pb-2">
        <h2 className="type-subheading">What does the next tonne cost?</h2>
        <p className="text-sm text-ink-2">Illustrative plan, dollars per tonne avoided</p>
      </div>
      <svg
        className="drawing abatement-curve"
        aria-hidden="true"
        data-control
        onPointerDown={drag}
        onPointerMove={drag}
      >
        <PatternFills id={id} tone="mangrove" />
        {gridDollars.map((dollars) => (
          <g key={dollars}>
            <line
              x1="13%"
              x2="100%"
              y1={heightAt(dollars)}
              y2={heightAt(dollars)}
              className={dollars === 0 ? 'draw-ink' : 'draw-rule'}
            />
            <text x="0" y={heightAt(dollars)} dy="4">
              {dollars < 0 ? `−$${-dollars}` : `$${dollars}`}
            </text>
          </g>
        ))}
        <g>
          {placedMeasures.map(({ name, start, share, dollarsPerTonne }) => {
            const dollars = Number(dollarsPerTonne)
            const isTaken = dollars <= price
            return (
              <rect
                key={name}
                x={`${13.2 + start * 87}%`}
                width={`${share * 87 - 0.5}%`}
                y={heightAt(Math.max(dollars, 0))}
                height={`${(Math.abs(dollars) / (top - bottom)) * 100}%`}
                fill={patternFill(id, isTaken ? 'solid' : 'hatch')}
                className={`draw-fill ${isTaken ? 'draw-mangrove' : 'draw-grey'}`}
                fillOpacity={isTaken ? 1 : 0.5}
              />
            )
          })}
        </g>
        <line x1="13%" x2="100%" y1={heightAt(price)} y2={heightAt(price)} className="cut-off" />
        <text x="14%" y={heightAt(price)} dy="-6" className="draw-strong cut-off-text">
          cut-off {formatPrice(price)}
        </text>
      </svg>
      <label className="mt-3 block text-sm no-script:hidden">
        <span className="type-column block text-ink-2">Take every measure up to this price for a tonne</span>
        <input
          type="range"
          className="cut-off-range"
          min={-450}
          max={500}
          step={10}
          value={price}
          aria-valuetext={`${formatPrice(price)} for a tonne`}
          onChange={(event) => setPrice(Number(event.target.value))}
        />
      </label>
      <output className="block border-t border-rule pt-3" aria-live="polite">
        <strong>
          {taken.length} of {placedMeasures.length} measures
        </strong>{' '}
        save {groupDigits(savedTonnes)} t a year and change the cost by{' '}
        <span className="whitespace-nowrap">{formatDollarChange(costDollars)}</span>.{' '}
        {compare(shortTonnes, '0') > 0
          ? `The target of ${targetTonnes} t is ${groupDigits(shortTonnes)} t away.`
          : `The target of ${targetTonnes} t is met.`}
        {taken.length > 0 && (
          <span className="mt-2 block text-sm text-ink-2">
            Taken: {taken.map(({ name }) => name).join('; ')}.
          </span>
        )}
      </output>
      <details className="mt-3 text-sm">
        <summary className="link inline-block py-1">The curve as a table</summary>
        <table className="ledger mt-2" data-narrow="tight">
          <caption>Cheapest tonne first. Illustrative figures.</caption>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col" className="figure">
                t a year
              </th>
              <th scope="col" className="figure">
                $ per t
              </th>
            </tr>
          </thead>
          <tbody>
            {placedMeasures.map(({ name, savedTonnes: saved, dollarsPerTonne }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="figure">{saved}</td>
                <td className="figure">{formatPrice(Number(roundTo(dollarsPerTonne, 0)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function heightAt(dollars: number): string {
  return `${(((top - dollars) / (top - bottom)) * 100).toFixed(2)}%`
}

function formatPrice(dollars: number): string {
  return dollars < 0 ? `−$${-dollars}` : `$${dollars}`
}
