import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of the heap that stay when something was done. */
export function measureHeap(act: () => void): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('the heap cannot be collected')
  void Reflect.apply(collect, undefined, [])
  const beforeBytes = process.memoryUsage().heapUsed
  act()
  void Reflect.apply(collect, undefined, [])
  return process.memoryUsage().heapUsed - beforeBytes
}
