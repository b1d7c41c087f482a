import type { ReferenceField } from '#shared/api-reference-model.ts'

type FieldListProps = {
  title?: string
  fields: readonly (ReferenceField & { place?: string })[]
  /** Begins the addresses of the objects that types name. */
  anchor: string
  /** Of an answer only: where every member is always there, none is marked. */
  isAnswer?: boolean
}

/**
 * Parameters or members: name, type, whether it must be there, and what it says. The page has some five hundred rows, so each
 * has as little markup as says this; texts that stand together are one.
 */
export function FieldList({ title, fields, anchor, isAnswer = false }: FieldListProps) {
  const isMarked = !isAnswer || fields.some(({ isRequired }) => !isRequired)
  return (
    <>
      {title !== undefined && <h5>{title}</h5>}
      <ul className="field-list">
        {fields.map(({ name, type, isRequired, text, place }) => (
          <li key={`${place ?? ''} ${name}`}>
            <code>{name}</code>{' '}
            <small>
              <TypeName type={type} place={place} anchor={anchor} />
              {isMarked && isRequired && <strong> required</strong>}
            </small>
            {text !== '' && <br />}
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

type TypeNameProps = { type: string; place: string | undefined; anchor: string }

/** Names of objects begin with a capital, as in `Factor[]`. */
function TypeName({ type, place, anchor }: TypeNameProps) {
  const object = type.replace(/\[\]$/, '')
  if (!/^[A-Z][A-Za-z]{0,60}$/.test(object)) return place === undefined ? type : `${place}, ${type}`
  return (
    <>
      {place !== undefined && `${place}, `}
      <a href={`#${anchor}-object-${object}`}>{type}</a>
    </>
  )
}
