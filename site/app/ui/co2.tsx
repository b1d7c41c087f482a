import { Fragment } from 'react'

/** Carbon dioxide with a true subscript: the text faces have no subscript two. */
export function Co2({ equivalent = false }: { equivalent?: boolean }) {
  return (
    <>
      CO<sub>2</sub>
      {equivalent && 'e'}
    </>
  )
}

/** A text from data with every CO2 in it written properly. */
export function Co2Text({ children }: { children: string }) {
  const [first, ...rest] = children.split('CO2')
  return (
    <>
      {first}
      {rest.map((text, index) => (
        <Fragment key={`${index} ${text}`}>
          <Co2 />
          {text}
        </Fragment>
      ))}
    </>
  )
}
