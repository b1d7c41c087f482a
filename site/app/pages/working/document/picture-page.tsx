import { useEffect, useState } from 'react'
import type { DocumentMark } from './document-mark.ts'
import type { MarkHandlers } from './document-view.tsx'
import { PageMarks } from './page-marks.tsx'

/** A photo or scan as the visitor sent it. */
export function PicturePage({
  file,
  marks,
  onFailed,
  ...handlers
}: MarkHandlers & { file: File; marks: readonly DocumentMark[]; onFailed: () => void }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (address === null) return null
  return (
    <div className="document-page" data-drawn="true">
      <img src={address} alt={`The document ${file.name}`} onError={onFailed} />
      <PageMarks marks={marks} {...handlers} />
    </div>
  )
}
