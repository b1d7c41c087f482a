/** Carbon dioxide with a true subscript: the text faces have no subscript two. */
export function Co2({ equivalent = false }: { equivalent?: boolean }) {
  return (
    <>
      CO<sub>2</sub>
      {equivalent && 'e'}
    </>
  )
}
