import './read-question.css'

const words = [
  { text: 'How much did ', role: null },
  { text: 'electricity', role: 'Activity', becomes: 'grid electricity' },
  { text: ' at the ', role: null },
  { text: 'Gladstone depot', role: 'Business unit', becomes: 'GLD, Queensland' },
  { text: ' emit in ', role: null },
  { text: 'August 2025', role: 'Period', becomes: 'edition NGA 2025' },
  { text: '?', role: null },
] as const

/** The question with what the assistant takes from it: the highlighter marks the words, the cards say what they became. */
export function ReadQuestion() {
  const read = words.filter((word) => word.role !== null)
  return (
    <figure className="read-question">
      <p className="type-heading">
        {words.map(({ text, role }) => (role === null ? text : <mark key={text}>{text}</mark>))}
      </p>
      <ol className="read-words">
        {read.map(({ text, role, becomes }) => (
          <li key={text} className="sheet">
            <span className="type-column text-ink-2">{role}</span>
            <strong>{becomes}</strong>
            <span className="type-caption">from “{text}”</span>
          </li>
        ))}
      </ol>
      <figcaption className="type-caption mt-3">
        Three things have to be known before a sum can be made. If one is missing, the assistant asks for it.
      </figcaption>
    </figure>
  )
}
