import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Co2Text } from '#app/ui/co2.tsx'
import { Field } from '#app/ui/field.tsx'
import { deskTexts } from '#shared/desk-texts.ts'
import type { FactorListing, FactorRow } from '#shared/factor-answers.ts'
import { callFactor, callFactors } from '../desk/desk-calls.ts'

export type ChosenFactor = {
  row: FactorRow
  /** What its publisher prints beside it, and which of it goes with it. */
  companions: readonly FactorRow[]
  without: ReadonlySet<string>
}

type FactorLookUpProps = {
  /** Words to begin with: what the line is of. */
  words: string
  onChoose: (chosen: ChosenFactor) => void
}

const waitMs = 250
const rowsShown = 12

/** Looks a factor up in the library by words and place; each hit names its publisher, edition, scope and unit. */
export function FactorLookUp({ words, onChoose }: FactorLookUpProps) {
  const [query, setQuery] = useState({ q: words, country: '' })
  const [listing, setListing] = useState<FactorListing | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const countryId = useId()

  useEffect(() => {
    let isGone = false
    const search = async () => {
      const answer = await callFactors(query)
      if (isGone) return
      if (answer.ok) setListing(answer.value)
      setProblem(answer.ok ? null : deskTexts.factorsNotFound)
    }
    const timer = setTimeout(() => void search(), waitMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [query])

  async function choose(row: FactorRow) {
    const answer = await callFactor(row.id)
    if (!answer.ok) return setProblem(deskTexts.factorsNotFound)
    onChoose({ row, companions: answer.value.companions, without: new Set() })
  }

  return (
    <fieldset className="factor-look-up">
      <legend className="text-sm font-semibold">Look a factor up</legend>
      <div className="factor-look-up-query">
        <Field
          label="Words"
          type="search"
          autoComplete="off"
          maxLength={120}
          placeholder="electricity Victoria 2025"
          value={query.q}
          onChange={(event) => setQuery({ ...query, q: event.currentTarget.value })}
          onKeyDown={holdEnter}
        />
        <div>
          <label htmlFor={countryId} className="mb-1 block text-sm font-semibold">
            Country
          </label>
          <select
            id={countryId}
            className="input"
            value={query.country}
            onChange={(event) => setQuery({ ...query, country: event.currentTarget.value })}
          >
            <option value="">Any</option>
            {listing?.options.country.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <output className="type-caption block">{problem ?? describeFound(listing)}</output>
      <ul className="factor-hits">
        {listing?.rows.slice(0, rowsShown).map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => void choose(row)}>
              <FactorWords row={row} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** A factor in two lines: what it is, then who prints it, for where and when, and the figure with its unit. */
export function FactorWords({ row }: { row: FactorRow }) {
  return (
    <>
      <span className="factor-hit-name">
        <Co2Text>{row.name}</Co2Text>
      </span>
      <span className="type-figure">
        {groupDigits(row.kgCO2ePerUnit)} kg per {row.unit}
      </span>
      <span className="factor-hit-source">
        {row.publisher}, {row.edition}, {row.place}, Scope {row.scope}
        {row.grade !== '' && `, ${row.grade.toLowerCase()}`}
      </span>
    </>
  )
}

/** Enter searches, which typing has done already; it must not send the form around it. */
function holdEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function describeFound(listing: FactorListing | null): string {
  if (listing === null) return 'Searching the library'
  const { total } = listing
  if (total === 0) return deskTexts.noFactorFound
  if (total === 1) return 'One factor'
  return total > rowsShown
    ? `${groupDigits(String(total))} factors, the ${rowsShown} nearest: more words narrow them`
    : `${total} factors`
}
