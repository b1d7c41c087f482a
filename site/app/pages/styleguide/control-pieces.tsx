import { useState } from 'react'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CrossReference } from '#app/ui/cross-reference.tsx'
import { Field } from '#app/ui/field.tsx'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { Section } from '#app/ui/section.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { Piece } from './piece.tsx'

const states = ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const
export function ControlPieces() {
  const [state, setState] = useState<(typeof states)[number]>('QLD')
  return (
    <Section title="Controls" reference="S-3" tone="sheet">
      <Piece name="Button">
        <div className="flex flex-wrap gap-3">
          <Button look="filled">Filled</Button>
          <Button>Outlined</Button>
          <Button look="quiet">Quiet</Button>
          <Button size="small">Small</Button>
          <Button look="filled" disabled>
            Disabled
          </Button>
          <Button disabled>Disabled</Button>
          <ButtonLink href="/contact">Link</ButtonLink>
          <ButtonLink href="https://example.com/" newTab>
            New tab
          </ButtonLink>
        </div>
      </Piece>
      <Piece name="Text link, cross-reference">
        <TextLink href="/mission">Inside the site</TextLink>,{' '}
        <TextLink href="https://example.com/" newTab>
          in a new tab
        </TextLink>
        , <CrossReference to="S-1" />
      </Piece>
      <Piece name="Field">
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Name" hint="As on the invoice" />
          <Field
            label="Email"
            type="email"
            defaultValue="nobody"
            error="Please enter a valid email address"
          />
          <Field label="Message" multiline placeholder="Placeholder" />
          <Field label="Disabled" disabled defaultValue="Not now" />
        </div>
      </Piece>
      <Piece name="Option switch">
        <OptionSwitch
          legend="Grid of the supply address"
          value={state}
          options={states.map((value) => ({ value, label: value }))}
          onChange={setState}
        />
      </Piece>
      <Piece name="Tabs">
        <Tabs
          label="Example"
          tabs={['First', 'Second', 'Third'].map((title) => ({
            id: title.toLowerCase(),
            title,
            content: <p>The {title.toLowerCase()} panel.</p>,
          }))}
        />
      </Piece>
      <Piece name="Accordion">
        <Accordion
          name="styleguide"
          items={['One at a time?', 'And can it be closed?'].map((title) => ({
            title,
            content: <p>Yes: the browser keeps one of a name open, or none.</p>,
          }))}
        />
      </Piece>
      <Piece name="Tooltip">
        <Tooltip text="Opens after 700 ms, or at once within 300 ms of another">
          {(described) => <Button {...described}>Hover or focus</Button>}
        </Tooltip>
      </Piece>
    </Section>
  )
}
