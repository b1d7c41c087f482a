import worldPlaces from '../regions/world-places.json' with { type: 'json' }

/** Languages that visitors write in besides English; those that glue endings to a name are left out. */
const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'id', 'hi', 'ja', 'zh', 'ru'] as const
/** A shorter Latin name is as often a word of another language. */
const shortestLatin = 5

/** What countries are called in other languages, from the runtime's own tables: "Deutschland", "澳大利亚". */
export function* listForeignPlaceWords(): Generator<readonly [name: string, region: string]> {
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const region of Object.keys(worldPlaces.countries)) {
      const name = names.of(region)?.toLowerCase() ?? ''
      if (!/^[\p{Script=Latin} -]*$/u.test(name) || name.length >= shortestLatin) yield [name, region]
    }
  }
}
