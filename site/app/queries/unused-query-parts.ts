/*
 * Stands in the browser's bundle for parts of TanStack Query that this site never runs (vite.config.ts swaps them in):
 * it sends forms without mutations and has no infinite list. Saves 2 kB of every first load.
 */

const failureText = 'This part of TanStack Query is left out of the bundle; see site/vite.config.ts'

export class MutationCache {
  findAll(): readonly never[] {
    return []
  }

  clear(): void {}

  async resumePausedMutations(): Promise<void> {}

  build(): never {
    throw new Error(failureText)
  }
}

export function infiniteQueryBehavior(): never {
  throw new Error(failureText)
}

export function hasNextPage(): never {
  throw new Error(failureText)
}

export function hasPreviousPage(): never {
  throw new Error(failureText)
}
