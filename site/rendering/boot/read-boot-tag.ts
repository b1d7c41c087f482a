/** What document-shell.ts writes on the boot script's own tag. A heading of a page may have the same id. */
export function readBootTag(): DOMStringMap {
  return document.querySelector<HTMLElement>('script#boot')?.dataset ?? {}
}
