import { readRows } from './build-lexicon.ts'

/** What words can say, with the role of a column whose head says it, and which of it readers take together; a list of what no row names is an error. */
export function buildConcepts(concepts: string, lists: string): object {
  const known = new Map(
    readRows(concepts, 'concept\tcolumn\tabout').map(([name = '', column = '']) => [name, column]),
  )
  const listed = readRows(lists, 'list\tmeaning\tconcepts').map(([list = '', , names = '']) => {
    const members = names.split(' ')
    const unknown = members.find((name) => !known.has(name))
    if (unknown !== undefined) throw new Error(`"${list}" lists the unknown "${unknown}"`)
    return [list, members] as const
  })
  return { concepts: Object.fromEntries(known), lists: Object.fromEntries(listed) }
}
