import { useCallback, useState } from 'react'
import { extensionOf } from '#app/chat/files/file-rules.ts'
import type { DocumentMark, MarkHandlers } from './document-mark.ts'
import { MarkButton } from './mark-button.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { PicturePage } from './picture-page.tsx'
import { RowTable } from './row-table.tsx'

type DocumentViewProps = MarkHandlers & {
  name: string
  /** Null once the browser no longer holds it. */
  file: File | null
  marks: readonly DocumentMark[]
}

const pictures: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png'])

/** The visitor's own document, drawn in the browser, with a mark wherever a value was read. */
export function DocumentView({ name, file, marks, ...handlers }: DocumentViewProps) {
  const [failed, setFailed] = useState<File | null>(null)
  const fail = useCallback(() => setFailed(file), [file])
  if (file === null || failed === file) {
    return <EvidenceList marks={marks} isDrawable={file !== null} name={name} {...handlers} />
  }
  const extension = extensionOf(file.name)
  const shared = { file, marks, onFailed: fail, ...handlers }
  if (extension === 'pdf') return <PdfPages {...shared} />
  return pictures.has(extension) ? <PicturePage {...shared} /> : <RowTable {...shared} />
}

/** Without the document itself, the lines that were read from it. */
function EvidenceList({
  marks,
  isDrawable,
  name,
  active,
  onPoint,
  onChoose,
}: MarkHandlers & { marks: readonly DocumentMark[]; isDrawable: boolean; name: string }) {
  return (
    <div className="document-evidence">
      <p className="text-sm text-ink-2">
        {isDrawable
          ? `This browser cannot draw ${name}. These lines were read from it.`
          : `${name} itself is not here: papers are kept without their documents. These lines were read from it.`}
      </p>
      <ul>
        {marks
          .filter(({ evidence }) => evidence.text !== '')
          .map((mark) => (
            <li key={mark.id} data-active={mark.id === active}>
              <MarkButton mark={mark} onPoint={onPoint} onChoose={onChoose} />
              <span>{mark.evidence.text}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
