import { type ClipboardEvent, type DragEvent, useState } from 'react'

type TakeFile = (file: File, notice: string | null) => void

/** Handlers that take a file dropped on the panel or pasted into it; of several, the first. */
export function useFileDrop(takeFile: TakeFile) {
  // Entering a child fires before leaving its parent: the panel is left when the two are even.
  const [depth, setDepth] = useState(0)

  function take(files: FileList) {
    const [file] = files
    if (file === undefined) return
    takeFile(file, files.length > 1 ? `One file at a time: only ${file.name} was attached.` : null)
  }

  return {
    isDraggingFile: depth > 0,
    dropHandlers: {
      onDragEnter(event: DragEvent) {
        if (!carriesFile(event)) return
        event.preventDefault()
        setDepth((value) => value + 1)
      },
      onDragOver(event: DragEvent) {
        if (!carriesFile(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDragLeave(event: DragEvent) {
        if (carriesFile(event)) setDepth((value) => Math.max(0, value - 1))
      },
      onDrop(event: DragEvent) {
        if (!carriesFile(event)) return
        event.preventDefault()
        setDepth(0)
        take(event.dataTransfer.files)
      },
      onPaste(event: ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        take(event.clipboardData.files)
      },
    },
  }
}

function carriesFile(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}
