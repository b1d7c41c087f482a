/** Lines of a document that are a bill of their own: one of several bills in a file, or one of the premises of a collective bill. */
export type Section = {
  /** What the section is called by its own number, as printed; empty where it has none. */
  name: string
  /** Places of its first line and of the line after its last. */
  start: number
  end: number
}
