/** An error answer in the shapes that the official client understands. */
export function contentError(
  status: number,
  type: string,
  description: string,
  place?: { query: string; start: number },
): Response {
  const error =
    place === undefined
      ? { type, description }
      : { type, description, query: place.query, start: place.start, end: place.query.length }
  return Response.json({ error }, { status })
}
