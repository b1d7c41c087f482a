/** Words that say nothing about what a line is. */
const stopWords: ReadonlySet<string> = new Set(
  'a an and at by each for from in inc incl including of on or per pcs qty ref supply supplied the to with no item items'.split(
    ' ',
  ),
)

/** Spellings that documents mix; the right side is the library's word. */
const synonyms: Readonly<Record<string, string>> = {
  aluminum: 'aluminium',
  cardboard: 'cardboard',
  colour: 'color',
  fibre: 'fiber',
  garbage: 'waste',
  lumber: 'timber',
  mould: 'mold',
  plasterbd: 'plasterboard',
  refuse: 'waste',
  reo: 'rebar',
  reinforcing: 'rebar',
  rubbish: 'waste',
  tire: 'tyre',
  trash: 'waste',
}

/** Plural endings only: a stem must stay a word that a reader knows. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 5 && /(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

/** Lower-case words of a description, without stop words, plurals and bare numbers. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/\bc\s*&\s*([di])\b/g, 'c&$1')
    .split(/[^a-z\d&]+/)
    .filter((word) => word !== '' && word !== '&' && !stopWords.has(word) && !/^\d+$/.test(word))
    .map(stem)
    .map((word) => synonyms[word] ?? word)
}
