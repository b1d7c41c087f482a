import table from './cues.generated.json' with { type: 'json' }

/** What a reader looks for: a row of `lexicon/cues.tsv`, over folded text (lower case, no accents) where its flags say nothing else. */
export function cueFor(name: keyof typeof table): RegExp {
  const { flags, pattern } = table[name]
  return new RegExp(pattern, flags)
}
