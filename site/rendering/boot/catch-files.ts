import type { PageWaker } from './page-waker.ts'

const notice = 'Drop it anywhere: it goes on the desk'

export type Dropped = { files: readonly File[]; entries: readonly (FileSystemEntry | null)[] }

/** Takes a file that is dropped anywhere on any page; what an inner place has taken itself is left to it. */
export function catchFiles({ wake }: PageWaker, take: (dropped: Dropped) => Promise<void>): void {
  const catcher = document.createElement('div')
  catcher.className = 'file-catcher'
  catcher.ariaHidden = 'true'
  catcher.append(Object.assign(document.createElement('p'), { textContent: notice }))

  addEventListener('dragover', (event) => {
    if (!carriesFile(event)) return
    event.preventDefault()
    void wake()
    if (isForChat(event)) catcher.remove()
    else if (!catcher.isConnected) document.body.append(catcher)
  })
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) catcher.remove()
  })
  addEventListener('drop', (event) => {
    catcher.remove()
    if (!carriesFile(event) || event.defaultPrevented) return
    event.preventDefault()
    // A drop can be read only while it happens, so its entries are taken before the code that opens them is here.
    const dropped = readDropped(event.dataTransfer)
    void wake()
      .then((isAwake) => (isAwake ? take(dropped) : undefined))
      .catch(() => undefined)
  })
}

function carriesFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true
}

function isForChat({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('.chat-panel') !== null
}

function readDropped(transfer: DataTransfer | null): Dropped {
  return {
    files: [...(transfer?.files ?? [])],
    entries: [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry()),
  }
}
