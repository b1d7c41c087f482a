import type { ReferenceField } from '#shared/api-reference-model.ts'

type FieldListProps = {
  title?: string
  fields: readonly (ReferenceField & { place?: string })[]
  /** Begins the addresses of the objects that types name. */
  anchor: string
  /** Of an answer only: where every member is always there, none is marked. */
  isAnswer?: boolean
}

/** Parameters or members: name, type, whether it must be there, and what it says. */
export function FieldList({ title, fields, anchor, isAnswer = false }: FieldListProps) {
  const isMarked = !isAnswer || fields.some(({ isRequired }) => !isRequired)
  return (
    <>
      {title !== undefined && <h5 className="type-column mt-4 text-ink-2">{title}</h5>}
      <dl className="field-list">
        {fields.map(({ name, type, isRequired, text, place }) => (
          <div key={`${place ?? ''} ${name}`}>
            <dt>
              <span className="type-figure">{name}</span>{' '}
              <span className="type-caption">
                {place !== undefined && `${place}, `}
                <TypeName type={type} anchor={anchor} />
                {isMarked && isRequired && <strong className="text-ink"> required</strong>}
              </span>
            </dt>
            {text !== '' && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

/** Names of objects begin with a capital, as in `Factor[]`. */
function TypeName({ type, anchor }: { type: string; anchor: string }) {
  const object = type.replace(/\[\]$/, '')
  return /^[A-Z][A-Za-z]{0,60}$/.test(object) ? <a href={`#${anchor}-object-${object}`}>{type}</a> : type
}
