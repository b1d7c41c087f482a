import { useEffect, useRef } from 'react'
import type { DocumentMark, MarkHandlers } from './document-mark.ts'
import { PageMarks } from './page-marks.tsx'

/** A photo or scan as the visitor sent it. */
export function PicturePage({
  file,
  marks,
  onFailed,
  ...handlers
}: MarkHandlers & { file: File; marks: readonly DocumentMark[]; onFailed: () => void }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (picture.current !== null) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <div className="document-page" data-drawn="true">
      <img ref={picture} alt={`The document ${file.name}`} onError={onFailed} />
      <PageMarks marks={marks} {...handlers} />
    </div>
  )
}
