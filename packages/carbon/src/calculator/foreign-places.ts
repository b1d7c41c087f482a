import worldPlaces from '../regions/world-places.json' with { type: 'json' }

/** Languages that visitors write in besides English; those that glue endings to a name are left out. */
const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'id', 'hi', 'ja', 'zh', 'ru'] as const
/** A shorter Latin name is as often a word of another language. */
const shortestLatin = 5

/** What countries are called in other languages, from the runtime's own tables: "Deutschland", "澳大利亚". */
export const foreignPlaceWords: readonly (readonly [name: string, region: string])[] = languages.flatMap(
  (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return Object.keys(worldPlaces.countries).flatMap((region) => {
      const name = names.of(region)?.toLowerCase() ?? ''
      return /^[\p{Script=Latin} -]*$/u.test(name) && name.length < shortestLatin
        ? []
        : [[name, region] as const]
    })
  },
)
