// Plain JavaScript: it is preloaded by a bare Node. TypeDoc asks for the interface of the compiler, which TypeScript 7 no
// longer has; it only reads the types that version 7 wrote.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-6' : name, context),
})
