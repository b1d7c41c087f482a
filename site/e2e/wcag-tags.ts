/** Rules of WCAG 2.2, levels A and AA, as axe names them. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
