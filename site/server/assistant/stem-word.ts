const spellings: readonly (readonly [RegExp, string])[] = [
  [/isation/, 'ization'],
  [/ise(d|s|r|rs)?$/, 'ize$1'],
  [/ising$/, 'izing'],
  [/yse(d|s|r|rs)?$/, 'yze$1'],
  [/ysing$/, 'yzing'],
  [/ogramme/, 'ogram'],
  [/our(s|ed|ing)?$/, 'or$1'],
]

const endings: readonly (readonly [RegExp, string])[] = [
  [/ifications?$/, 'ify'],
  [/ied$/, 'y'],
  [/ies$/, 'y'],
  [/sses$/, 'ss'],
  [/(?<![siu])s$/, ''],
  [/(at|iz|yz)(ion|or|ing|ed|er|e)$/, '$1'],
  [/(?<=[aeiouy].*[^aeiou])ing$/, ''],
  [/(?<=[aeiouy].*[^aeiou])ed$/, ''],
  [/(?<=.{4})ly$/, ''],
  [/(?<=.{3})e$/, ''],
]

/** A light English stem: plurals, -ing, -ed, -ation; British and American spelling meet. Digits are left alone. */
export function stemWord(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const spelled = spellings.reduce((text, [pattern, to]) => text.replace(pattern, to), word)
  const stem = endings.reduce(
    (text, [pattern, to]) => (text.length > 3 ? text.replace(pattern, to) : text),
    spelled,
  )
  return stem.replace(/([bdfgmnprt])\1$/, '$1')
}
