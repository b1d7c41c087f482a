import { useId, type ReactNode } from 'react'
import { Band, type BandProps } from './band.tsx'

const spans = {
  '5:7': ['lg:col-span-5!', 'lg:col-span-7!'],
  '6:6': ['lg:col-span-6!', 'lg:col-span-6!'],
  '7:5': ['lg:col-span-7!', 'lg:col-span-5!'],
  '8:4': ['lg:col-span-8!', 'lg:col-span-4!'],
} as const

type Column = { title: string; content: ReactNode }

type HeadedColumnsProps = Omit<BandProps, 'labelledBy' | 'className' | 'children'> & {
  columns: readonly [Column, Column]
  /** Twelfths of the width. */
  ratio?: keyof typeof spans
}

/** A band of two columns, each under its own heading. */
export function HeadedColumns({ columns, ratio = '6:6', ...band }: HeadedColumnsProps) {
  const id = useId()
  return (
    <Band {...band} labelledBy={id} className="columns">
      {columns.map(({ title, content }, index) => (
        <div key={title} className={spans[ratio][index]}>
          <h2 id={index === 0 ? id : undefined} className="type-title mb-6">
            {title}
          </h2>
          {content}
        </div>
      ))}
    </Band>
  )
}
