import { Co2, Co2Text } from '#app/ui/co2.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FactorDetail } from '#shared/factor-answers.ts'
import type { ReactNode } from 'react'
import { typesetName } from './typeset-name.ts'

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function periodText({ valid }: FactorDetail): string | null {
  if (valid === null) return null
  return valid.to === null ? `from ${valid.from}` : `${valid.from} to ${valid.to}`
}

/** The notes without what the other rows of the table already say. */
function notesOf({ factor }: FactorDetail): string {
  return typesetName(factor.notes.replace(/^valid=[\d/-]+;?\s*/, ''))
}

/** All that the library holds about a factor, as published. */
export function FactorFacts({ detail }: { detail: FactorDetail }) {
  const { factor, kind, place, publisher, verification } = detail
  const period = periodText(detail)
  const notes = notesOf(detail)
  return (
    <dl className="factor-facts">
      <Fact name="Publisher">{publisher}</Fact>
      <Fact name="Source">
        <Co2Text>{factor.source}</Co2Text>{' '}
        <TextLink href={factor.sourceUrl} newTab>
          Open the publisher’s page
        </TextLink>
      </Fact>
      <Fact name="Edition">{factor.year}</Fact>
      {period !== null && <Fact name="For the period">{period}</Fact>}
      <Fact name="Place">
        {place} ({factor.region})
      </Fact>
      <Fact name="Kind">{kind}</Fact>
      <Fact name="Scope">
        {factor.scope ?? 'not stated'}
        {factor.scope3Category !== null && `, category ${factor.scope3Category}`}
      </Fact>
      <Fact
        name={
          <>
            Gases, each as <Co2 equivalent />
          </>
        }
      >
        {factor.gases === null ? (
          'not published apart'
        ) : (
          <>
            <Co2 /> {factor.gases.co2}, CH<sub>4</sub> {factor.gases.ch4}, N<sub>2</sub>O {factor.gases.n2o}{' '}
            kg
          </>
        )}
      </Fact>
      <Fact name="Warming potentials">{factor.gwp}</Fact>
      <Fact name="How we read it">
        Grade {factor.verification}: {verification}
      </Fact>
      <Fact name="Licence">{factor.licence}</Fact>
      {notes !== '' && (
        <Fact name="Notes">
          <Co2Text>{notes}</Co2Text>
        </Fact>
      )}
      <Fact name="Id">
        <code>{factor.id}</code>
      </Fact>
    </dl>
  )
}
