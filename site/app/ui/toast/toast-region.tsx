import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './show-toast.ts'

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }))

/** Where toasts appear; the code that draws them is fetched with the first one. */
export function ToastRegion() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null)
  if (toast === null) return null
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  )
}
