import './read-question.css'

const words = [
  { text: 'How much did ', role: null },
  { text: 'electricity', role: 'Activity', becomes: 'Grid electricity' },
  { text: ' at the ', role: null },
  { text: 'Gladstone depot', role: 'Business unit', becomes: 'Queensland grid' },
  { text: ' emit in ', role: null },
  { text: 'August 2025', role: 'Period', becomes: 'NGA 2025' },
  { text: '?', role: null },
] as const

/** A question with what the assistant takes from it: the highlighter marks the words, and under each stands what it became. */
export function ReadQuestion() {
  const read = words.filter((word) => word.role !== null)
  return (
    <>
      <p className="text-lg">
        {words.map(({ text, role }) => (role === null ? text : <mark key={text}>{text}</mark>))}
      </p>
      <dl className="read-words">
        {read.map(({ text, role, becomes }) => (
          <div key={text}>
            <dt className="type-column text-ink-2">{role}</dt>
            <dd className="font-semibold">{becomes}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
