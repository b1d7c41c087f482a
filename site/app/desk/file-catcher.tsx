import { useEffect, useState } from 'react'

/** Takes a file that is dropped anywhere on any page; what an inner place has taken itself is left to it. */
export function FileCatcher() {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFile(event)) return
        event.preventDefault()
        setIsOver(!isForChat(event))
      },
      { signal },
    )
    addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), { signal })
    addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        if (!carriesFile(event) || event.defaultPrevented) return
        event.preventDefault()
        takeDropped(event.dataTransfer)
      },
      { signal },
    )
    return () => ended.abort()
  }, [])

  if (!isOver) return null
  return (
    <div className="file-catcher" aria-hidden="true">
      <p>Drop it anywhere: it goes on the desk</p>
    </div>
  )
}

function carriesFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true
}

function isForChat({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('.chat-panel') !== null
}

/** A drop can be read only while it happens, so its entries are taken before the code that opens them is here. */
function takeDropped(transfer: DataTransfer | null) {
  const files = [...(transfer?.files ?? [])]
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry())
  void import('./take-files.ts').then(
    ({ takeFiles }) => takeFiles(files, entries),
    () => undefined,
  )
}
