/** The path that a page is counted under. The address of a saved paper is what opens it: all have one name. */
export function countedPathOf(pathname: string): string {
  return pathname.replace(/^\/working\/.+/, '/working/saved')
}
