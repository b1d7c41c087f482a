import './reading-line.css'

/** How far a long text has been read: a rule that the scroll position draws. Decoration, CSS only. */
export function ReadingLine() {
  return <div className="reading-line screen-only" aria-hidden="true" />
}
