import { foldText } from './plain-text.ts'

// English, French, German, Spanish, Italian, Dutch, Portuguese; accents folded.
const monthWords: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'januar',
    'janner',
    'janvier',
    'janv',
    'enero',
    'ene',
    'gennaio',
    'gen',
    'januari',
    'janeiro',
  ],
  ['february', 'feb', 'februar', 'fevrier', 'fevr', 'fev', 'febrero', 'febbraio', 'februari', 'fevereiro'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'maart', 'mrt', 'marco'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'mag', 'mei', 'maio'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho'],
  ['august', 'aug', 'aout', 'aou', 'agosto', 'ago', 'augustus'],
  ['september', 'sept', 'sep', 'septembre', 'septiembre', 'settembre', 'set', 'setembro'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dicembre', 'dic', 'dezembro'],
]

const monthByWord = new Map(
  monthWords.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)

/** Alternatives for a regular expression over folded text, longest first. */
export const monthPattern = [...monthByWord.keys()].sort((a, b) => b.length - a.length).join('|')

/** 1 to 12 for a month's name or short form in seven languages; null otherwise. */
export function monthNumber(word: string): number | null {
  return monthByWord.get(foldText(word).replace(/\.$/, '')) ?? null
}
