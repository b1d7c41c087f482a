import type { Check } from '@doublerule/carbon/analysis/analysis-schema.ts'

const paths: Readonly<Record<Check['status'], string>> = {
  passed: 'M3.5 10.5 8 15.5 16.5 4.5',
  failed: 'M4 4l12 12M16 4 4 16',
  'not-possible': 'M4 10h12',
}

/** A tick, a cross or a dash; the words stand beside it. */
export function CheckMark({ status }: { status: Check['status'] }) {
  return (
    <svg
      className="chat-check-mark"
      data-status={status}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={paths[status]} />
    </svg>
  )
}
