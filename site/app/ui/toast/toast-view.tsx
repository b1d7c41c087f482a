import { Toast } from 'radix-ui'
import { CloseIcon } from '#app/ui/icons.tsx'
import { dismissToast, type ShownToast } from './show-toast.ts'
import './toast-view.css'

const durationMs = 5000
const swipePixels = 50

/** One toast: swipe right, the close button or five seconds take it away; hover and focus hold it. */
export function ToastView({ toast }: { toast: ShownToast }) {
  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipePixels}>
      <Toast.Root
        key={toast.id}
        type={toast.variant === 'destructive' ? 'foreground' : 'background'}
        data-variant={toast.variant ?? 'plain'}
        className="toast"
        onOpenChange={(isOpen) => {
          if (!isOpen) dismissToast(toast.id)
        }}
      >
        <div className="min-w-0 flex-1 py-3">
          <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
          <Toast.Description className="text-sm text-ink-2">{toast.description}</Toast.Description>
        </div>
        <Toast.Close className="icon-button" aria-label="Close">
          <CloseIcon />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="toast-viewport" />
    </Toast.Provider>
  )
}
