import type { Element, ElementContent, Root, RootContent } from 'hast'
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import bash from 'shiki/langs/bash.mjs'
import http from 'shiki/langs/http.mjs'
import json from 'shiki/langs/json.mjs'
import python from 'shiki/langs/python.mjs'
import sql from 'shiki/langs/sql.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import yaml from 'shiki/langs/yaml.mjs'

const highlighter = createHighlighterCoreSync({
  themes: [createCssVariablesTheme({ name: 'tokens', variablePrefix: '--shiki-' })],
  langs: [bash, http, json, python, sql, typescript, yaml],
  engine: createJavaScriptRegexEngine(),
})
const languages = new Set(highlighter.getLoadedLanguages())
// A bound in time would colour a block by how busy the machine is; the bound in length gives the same result always.
const bounds = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 }
const tokenVariable = /--shiki-(token-[a-z-]+)/

/** Colours the code blocks of a sanitised tree by classes ("token-keyword"), as the security policy forbids styles. */
export function highlightCode(tree: Root): void {
  highlightChildren(tree)
}

function highlightChildren(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const code = child.tagName === 'pre' ? child.children.find(isCodeElement) : undefined
    if (code === undefined) highlightChildren(child)
    else highlightBlock(child, code)
  }
}

function highlightBlock(block: Element, code: Element): void {
  block.properties['tabIndex'] = 0
  const language = languageOf(code)
  if (language === null) return
  const highlighted = highlighter.codeToHast(textOf(code).replace(/\n$/, ''), {
    lang: language,
    theme: 'tokens',
    ...bounds,
  })
  const [lines] = highlighted.children.flatMap((root) =>
    root.type === 'element' ? root.children.filter(isCodeElement) : [],
  )
  if (lines !== undefined) code.children = lines.children.map(styleToClass)
}

function styleToClass(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node
  const style = node.properties['style']
  const token = typeof style === 'string' ? tokenVariable.exec(style)?.[1] : undefined
  const children = node.children.map(styleToClass)
  return { ...node, properties: token === undefined ? {} : { className: [token] }, children }
}

function languageOf(code: Element): string | null {
  const classes = code.properties['className']
  const named = Array.isArray(classes) ? classes.find((name) => name.startsWith('language-')) : undefined
  const language = named === undefined ? null : named.slice('language-'.length)
  return language !== null && languages.has(language) ? language : null
}

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
}

function isCodeElement(node: ElementContent | RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'code'
}
