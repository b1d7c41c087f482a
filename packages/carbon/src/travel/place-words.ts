/** Words that say what a place is, not where. */
const generic = new Set(
  'airport international intl airfield regional municipal county field base air force heliport aerodrome airstrip domestic the'.split(
    ' ',
  ),
)
/** Letters that have no accent to lose. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', đ: 'd', ı: 'i' }

/** The words of the name of a place in small letters without accents and generic words: "Orly", "São Paulo". */
export function placeWords(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøłæđı]/g, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\d']+/u)
    .filter((word) => word !== '' && !generic.has(word))
}
