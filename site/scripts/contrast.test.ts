import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

type Rgb = readonly [number, number, number]

/** OKLab to linear sRGB (Ottosson, 2020), then the 8-bit value that a screen gets. */
function toSrgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const [red = 0, green = 0, blue = 0] = linear.map((channel) => {
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(Math.min(Math.max(encoded, 0), 1) * 255)
  })
  return [red, green, blue]
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function readPalette(block: string): Map<string, Rgb> {
  const colours = block.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return new Map(
    Array.from(colours, ([, name = '', l, c, h]) => [name, toSrgb(Number(l), Number(c), Number(h))] as const),
  )
}

const [lightBlock = '', darkBlock = ''] = tokens.split('\n.dark {')
const palettes = { light: readPalette(lightBlock), dark: readPalette(darkBlock) }

function ratio(theme: 'light' | 'dark', front: string, back: string): number {
  const frontColour = palettes[theme].get(front)
  const backColour = palettes[theme].get(back)
  if (frontColour === undefined || backColour === undefined) throw new Error(`No token ${front} or ${back}`)
  return Math.round(contrast(frontColour, backColour) * 100) / 100
}

/** Ratios of the design document: on paper, on sheet; first light, then dark. */
const onGround = {
  ink: [15.5, 16.2, 16.37, 15.08],
  'ink-2': [7.32, 7.65, 9.99, 9.2],
  'ink-3': [5.09, 5.32, 7.03, 6.48],
  mangrove: [8.12, 8.48, 10.43, 9.6],
  bay: [6.73, 7.04, 9.26, 8.53],
  pencil: [5.58, 5.83, 7.42, 6.83],
  amber: [5.77, 6.03, 11.28, 10.38],
  focus: [5.63, 5.88, 10.13, 9.32],
  'rule-strong': [3.34, 3.49, 4.05, 3.73],
  'scope-1': [6.91, 7.22, 5.6, 5.16],
  'scope-2': [3.49, 3.65, 11.69, 10.77],
  'scope-3': [7.92, 8.27, 7.61, 7.01],
} as const

const textTokens = ['ink', 'ink-2', 'ink-3', 'mangrove', 'bay', 'pencil', 'amber'] as const
const edgeTokens = ['rule-strong', 'focus', 'scope-1', 'scope-2', 'scope-3'] as const

test.each(Object.entries(onGround))('%s has the contrast the palette was chosen with', (token, expected) => {
  expect([
    ratio('light', token, 'paper'),
    ratio('light', token, 'sheet'),
    ratio('dark', token, 'paper'),
    ratio('dark', token, 'sheet'),
  ]).toEqual(expected)
})

test.each(['light', 'dark'] as const)(
  'text in the %s theme has 4.5:1 on paper, sheet and raised',
  (theme) => {
    for (const token of textTokens) {
      for (const ground of ['paper', 'sheet', 'raised'])
        expect(ratio(theme, token, ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test.each(['light', 'dark'] as const)(
  'edges and fills in the %s theme have 3:1 on paper and sheet',
  (theme) => {
    for (const token of edgeTokens) {
      for (const ground of ['paper', 'sheet']) expect(ratio(theme, token, ground)).toBeGreaterThanOrEqual(3)
    }
  },
)

test.each(['light', 'dark'] as const)(
  'text on buttons and under the highlighter has 4.5:1 in the %s theme',
  (theme) => {
    expect(ratio(theme, 'on-mangrove', 'mangrove')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(theme, 'on-mangrove', 'mangrove-hover')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(theme, 'on-wattle', 'wattle')).toBeGreaterThanOrEqual(4.5)
  },
)

test('both themes define the same colours', () => {
  expect([...palettes.dark.keys()]).toEqual([...palettes.light.keys()])
  expect(palettes.light.size).toBe(21)
})
