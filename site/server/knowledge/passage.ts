export type PageLink = { title: string; path: string }

/** One thing the assistant may say, short enough to be an answer, with the page that holds the fact. */
export type Passage = {
  /** Folder and file below content/knowledge: "rules.nger". */
  id: string
  /** A noun phrase; a follow-up such as "and who uses it?" is read as being about it. */
  topic: string
  /** Words that belong to the subject and stand in neither the questions nor the text. */
  keywords: string
  /** Ways in which visitors ask for it. */
  questions: readonly string[]
  /** A few sentences of plain text. Every figure here has its basis in the specification or a named source. */
  text: string
  page: PageLink
  /** Whether the page says it, or the program does it and the page is where: then its words need not stand there. */
  basis: 'page' | 'program'
  /** The passages that a list in the text names, in its order: "the second one". */
  lists: readonly string[]
  /** The day on which a source of others was last read; null for our own pages. */
  checked: string | null
}
