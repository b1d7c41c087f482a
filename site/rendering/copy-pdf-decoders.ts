import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/**
 * Puts the picture decoders of pdf.js beside the other files of the client: its worker asks for them by name when a scan
 * needs one. The folder carries the version, because files under assets are kept for good.
 */
export function copyPdfDecoders(): Plugin {
  return {
    name: 'copy-pdf-decoders',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
      const version = versionOf(readFileSync(join(folder, 'package.json'), 'utf8'))
      for (const name of decoders) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${version}/${name}`,
          source: readFileSync(join(folder, 'wasm', name)),
        })
      }
    },
  }
}

function versionOf(packageFile: string): string {
  const version = /"version":\s*"([^"]+)"/.exec(packageFile)?.[1]
  if (version === undefined) throw new Error('pdfjs-dist states no version')
  return version.replaceAll('.', '-')
}
