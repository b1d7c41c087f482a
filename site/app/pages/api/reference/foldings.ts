/** Rows of the reference that a visitor opened or closed, by address, for as long as the site stays open in this tab. */
export const foldings = new Map<string, boolean>()
