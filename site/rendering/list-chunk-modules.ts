import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Writes which modules went into which chunk of the client, for the byte budget's rules. The folder is not published. */
export function listChunkModules(): Plugin {
  return {
    name: 'list-chunk-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [[output.fileName, output.moduleIds.map((id) => relative(process.cwd(), id))]]
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules)),
      })
    },
  }
}
