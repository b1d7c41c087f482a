import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore, type ShownToast } from './show-toast.ts'

// A toast often tells of a lost connection, which may have kept its own code from loading.
const ToastView = lazy(async () => ({
  default: await import('./toast-view.tsx').then(
    (module) => module.ToastView,
    () => PlainToast,
  ),
}))

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

function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <div role="alert" className="toast-viewport">
      <p className="toast p-4" data-variant={toast.variant}>
        <strong>{toast.title}</strong> {toast.description}
      </p>
    </div>
  )
}
