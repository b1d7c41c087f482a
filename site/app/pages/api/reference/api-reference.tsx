import { useEffect, useRef, useState } from 'react'
import type { ApiReference } from '#shared/api-reference-model.ts'
import { Button } from '#app/ui/button.tsx'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { Answers } from './answers.tsx'
import { FieldList } from './field-list.tsx'
import { Foldable } from './foldable.tsx'
import { OperationBlock } from './operation-block.tsx'
import { sharedProblemsOf } from './problem-answers.ts'
import { useActiveSection } from './use-active-section.ts'
import { useOpenTarget } from './use-open-target.ts'
import { languages, type Language } from './write-snippet.ts'
import './api-reference.css'

type ReferenceProps = {
  reference: ApiReference
  /** Begins every anchor of this reference: `platform-listMaterials`. */
  anchor: string
  title: string
  /** Origin of the snippets. */
  server: string
  /** True where the endpoints are served here, so that they can be called from the page. */
  canTry: boolean
}

/** A contents list that follows the scroll, a search, and every endpoint as a row that opens to its request and answers. */
export function Reference({ reference, anchor, title, server, canTry }: ReferenceProps) {
  const [words, setWords] = useState('')
  const [language, setLanguage] = useState<Language>('curl')
  const sharedProblems = sharedProblemsOf(reference.groups.flatMap(({ operations }) => operations))
  const groups = reference.groups
    .map((group) => ({ ...group, operations: group.operations.filter((row) => isFound(row, words)) }))
    .filter(({ operations }) => operations.length > 0)
  const all = groups.flatMap(({ operations }) => operations)
  const active = useActiveSection(all.map(({ id }) => `${anchor}-${id}`).join(' '))
  const contents = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active !== null) keepInView(contents.current)
  }, [active])
  const rows = useRef<HTMLDivElement>(null)
  useOpenTarget(rows)
  const isSearched = words.trim() !== ''
  const isFew = isSearched && all.length <= mostOpened
  const first = reference.groups[0]?.operations[0]
  const searchId = `${anchor}-search`
  return (
    <div className="api-reference">
      <nav ref={contents} className="api-contents" data-wake="seen" aria-label={`Endpoints of ${title}`}>
        <div className="screen-only no-script:hidden">
          <label htmlFor={searchId} className="type-column text-ink-2">
            Find an endpoint
          </label>
          <input
            id={searchId}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <output className="type-caption" htmlFor={searchId}>
            {isSearched && `${all.length} found`}
          </output>
        </div>
        {groups.map(({ name, operations }) => (
          <div key={name}>
            <p className="type-column">{name}</p>
            <ul>
              {operations.map((row) => (
                <li key={row.id}>
                  <a
                    href={`#${anchor}-${row.id}`}
                    aria-current={active === `${anchor}-${row.id}` ? 'location' : undefined}
                  >
                    {row.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div ref={rows} className="min-w-0">
        <div className="screen-only flex flex-wrap items-end justify-between gap-4 no-script:hidden">
          <OptionSwitch
            legend="Requests in"
            options={languages.map((value) => ({ value, label: value }))}
            value={language}
            onChange={setLanguage}
          />
          <Button size="small" onClick={() => openAll(rows.current)}>
            Open all
          </Button>
        </div>
        {sharedProblems.length > 0 && (
          <>
            <h3 className="api-group-head type-heading">What any endpoint may answer</h3>
            <Answers anchor={anchor} answers={sharedProblems} />
          </>
        )}
        {groups.map((group) => (
          <div key={group.name}>
            <h3 className="api-group-head type-heading">
              {group.name} <span>{group.text}</span>
            </h3>
            {group.operations.map((operation) => (
              <OperationBlock
                key={operation.id}
                isOpen={isFew || operation === first}
                {...{ operation, server, language, anchor, sharedProblems, canTry }}
              />
            ))}
          </div>
        ))}
        {!isSearched && (
          <>
            <h3 className="api-group-head type-heading">Objects</h3>
            <div className="api-objects">
              {reference.objects.map(({ name, text, fields }) => (
                <Foldable key={name} id={`${anchor}-object-${name}`} isOpen={false}>
                  <summary>
                    <h4>{name}</h4>
                  </summary>
                  {text !== '' && <p>{text}</p>}
                  <FieldList fields={fields} anchor={anchor} isAnswer />
                </Foldable>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** Of what a search finds: more would bury the rows. */
const mostOpened = 5

/** Opens every row, so that the page can be read through or searched with the browser. */
function openAll(rows: HTMLElement | null): void {
  for (const row of rows?.querySelectorAll<HTMLDetailsElement>('details[id]') ?? []) row.open = true
}

/** Scrolls the list alone, so that the entry being read is seen; the page stays where it is. */
function keepInView(list: HTMLElement | null): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]')
  if (list === null || entry === null || entry === undefined) return
  const offset = entry.getBoundingClientRect().top - list.getBoundingClientRect().top
  const margin = 3 * entry.offsetHeight
  if (offset < margin) list.scrollTop += offset - margin
  else if (offset > list.clientHeight - margin) list.scrollTop += offset - list.clientHeight + margin
}

/** All words must stand in the method, the path, the title or the text. */
function isFound(row: { method: string; path: string; title: string; text: string }, words: string): boolean {
  const held = `${row.method} ${row.path} ${row.title} ${row.text}`.toLowerCase()
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => held.includes(word))
}
