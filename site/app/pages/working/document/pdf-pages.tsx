import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { DocumentMark, MarkHandlers } from './document-mark.ts'
import { PageMarks } from './page-marks.tsx'
import type { PdfFile } from './pdf-file.ts'

/** The reader looks at as many pages. */
const mostPages = 30

/** The pages of a PDF as pictures, drawn in this browser as they come near the view. */
export function PdfPages({
  file,
  marks,
  onFailed,
  ...handlers
}: MarkHandlers & { file: File; marks: readonly DocumentMark[]; onFailed: () => void }) {
  const [pdf, setPdf] = useState<PdfFile | null>(null)
  useEffect(() => {
    let opened: PdfFile | null = null
    let isGone = false
    const open = async () => {
      const { openPdf } = await import('./pdf-file.ts')
      opened = await openPdf(file)
      if (isGone) opened.close()
      else setPdf(opened)
    }
    open().catch(() => {
      if (!isGone) onFailed()
    })
    return () => {
      isGone = true
      opened?.close()
      setPdf(null)
    }
  }, [file, onFailed])

  if (pdf === null) return <Skeleton label="Drawing the document" rows={12} />
  const pages = Array.from({ length: Math.min(pdf.pages, mostPages) }, (_, index) => index + 1)
  return (
    <>
      {pages.map((page) => (
        <PdfPage
          key={page}
          pdf={pdf}
          page={page}
          marks={marks.filter(({ evidence }) => evidence.page === page)}
          {...handlers}
        />
      ))}
      {pdf.pages > mostPages && (
        <p className="type-caption">{pdf.pages - mostPages} more pages are not drawn here.</p>
      )}
    </>
  )
}

type PdfPageProps = MarkHandlers & { pdf: PdfFile; page: number; marks: readonly DocumentMark[] }

function PdfPage({ pdf, page, marks, ...handlers }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        pdf.draw(page, element).then(
          () => setIsDrawn(true),
          () => undefined,
        )
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [page, pdf])
  return (
    <div className="document-page" data-drawn={isDrawn}>
      <canvas ref={canvas} aria-label={`Page ${page} of ${pdf.pages}`}>
        Page {page} of {pdf.pages}
      </canvas>
      <PageMarks marks={marks} {...handlers} />
    </div>
  )
}
