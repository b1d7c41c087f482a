import type { Interpretation, Question } from './interpretation.ts'

const instructions: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|rule|prompt|previous|above|prior|guideline|restriction|polic)/,
  /\byou are (now|no longer)\b|\bpretend\b|\brole-?play\b/,
  /\b(pretend|act|behave|respond|roleplay|role-play)\b.{0,20}\b(as if|as though|as an?|to be|like an?)\b/,
  /\b(jailbreak|do anything now)\b|\b(dan|developer|debug|sudo|god|admin|maintenance) mode\b/,
  /\b(repeat|recite|list|show|tell|print|reveal|output)\b.{0,25}\byour (own |hidden |system )?(rules|prompt|instructions|guidelines)\b/,
  /\b(new|updated) (system )?(instruction|prompt)s?\b/,
  /\[\/?(inst|system|assistant)\]|<\/?(system|assistant|instructions?)>|<\|.*\|>|^\s*(system|assistant)\s*:/,
  /\b(say|repeat|write|print|output|respond|reply|answer) (exactly|only|with|after me)\b/,
  /\bfrom now on\b/,
  /\byour (own |hidden |system |initial |secret )?(prompt|instructions)\b/,
  /\b(promise|confirm|agree|guarantee|state|say|admit)\b.{0,60}\b(free of charge|for free|(is|are) free(?! (trial|version|plan|demo))|discount|refund|money.back)/,
  /\b(promise|confirm|agree|guarantee|state|tell (me|them|everyone)) (that |to )?(me |us )?(it|you|we|i|they|everything|the (platform|price|plan|product|service)|all plans?)\b.{0,30}\b(free|discount|refund|\$|\d+ ?%|carbon neutral|never|legally|binding)/,
]

const secrets: readonly RegExp[] = [
  /\b(reveal|show|print|leak|dump|give|tell|what('s| is| are))\b.{0,30}\b(system prompt|hidden prompt|your prompt|your instructions|initial instructions|source code|env(ironment)? variable|password|secret|credential|admin|database)/,
  /\b(api|access|secret|private)[ _-]?keys?\b.{0,20}\b(of|for|from) (the|your|another|other)\b/,
  /\b(show|give|tell|list|send|read|open|print|what (is|are|was|did|does|do))\b.{0,40}\b(others?|another|the (last|previous)) (user|customer|client|visitor|company|person)/,
  /\b(drop|delete|truncate) table\b|\bunion select\b|\bor 1 ?= ?1\b|<script|javascript:|\.\.\/\.\.|\/etc\/passwd|\{\{.*\}\}|\$\{.*\}/,
  /\b(hack|exploit|ddos|sql injection|malware|phish)/,
]

/** Attempts to give the assistant orders, or to get at what is not a visitor's. */
export function recogniseHostile(question: Question): Interpretation | null {
  if (secrets.some((pattern) => pattern.test(question.text))) return { kind: 'refusal', because: 'secrets' }
  if (instructions.some((pattern) => pattern.test(question.text)))
    return { kind: 'refusal', because: 'instructions' }
  return null
}
