import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** How much of a page its pictures cover, as a share of it: 1 for a scan. */
export async function measurePictures(page: PdfPage): Promise<number> {
  const { OPS } = await getResolvedPDFJS()
  const pictures: readonly number[] = [
    OPS.paintImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObject,
  ]
  const opens: readonly number[] = [OPS.save, OPS.paintFormXObjectBegin]
  const closes: readonly number[] = [OPS.restore, OPS.paintFormXObjectEnd]
  const { fnArray, argsArray } = await page.getOperatorList()
  // A picture fills the unit square, so it is as large as the factor by which the transforms before it grow areas.
  let growth = 1
  let covered = 0
  const saved: number[] = []
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    if (opens.includes(operation)) saved.push(growth)
    if (closes.includes(operation)) growth = saved.pop() ?? 1
    if (operation === OPS.transform) growth *= growthOf(args)
    if (operation === OPS.paintFormXObjectBegin && Array.isArray(args)) growth *= growthOf(args[0])
    if (pictures.includes(operation)) covered += growth
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  return Math.min(1, covered / Math.max(1, (right - left) * (top - bottom)))
}

/** By how much a matrix of six numbers grows an area. */
function growthOf(matrix: unknown): number {
  if (!Array.isArray(matrix) && !(matrix instanceof Float32Array)) return 1
  const [a = 1, b = 0, c = 0, d = 1] = Array.from<unknown, number>(matrix, Number)
  return Math.abs(a * d - b * c)
}
