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

/** Past forms that no ending gives away. */
const irregular: ReadonlyMap<string, string> = new Map(
  `flew fly,flown fly,drove drive,driven drive,grew grow,grown grow,outgrew outgrow,outgrown outgrow,sent send,kept keep,
  bought buy,paid pay,sold sell,burnt burn,spent spend,built build,told tell,wrote write,written write,chose choose,
  chosen choose,held hold,lost lose,ran run,saw see,seen see,gave give,given give,took take,taken take,
  met meet,left leave,went go,gone go,began begin,begun begin,broke break,broken break,meant mean,thought think`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([past = '', base = '']) => [past, base]),
)

/** A light English stem: plurals, -ing, -ed, -ation; British and American spelling meet. Digits are left alone. */
export function stemWord(word: string): string {
  const base = irregular.get(word)
  if (base !== undefined) return stemWord(base)
  if (word.length <= 3 || /\d/.test(word)) return word
  const spelled = spellings.reduce((text, [pattern, to]) => text.replace(pattern, to), word)
  const stem = endings.reduce(
    (text, [pattern, to]) => (text.length > 3 ? text.replace(pattern, to) : text),
    spelled,
  )
  return stem.replace(/([bdfgmnprt])\1$/, '$1')
}
