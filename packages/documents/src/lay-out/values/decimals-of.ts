/** How many digits a decimal has behind its point. */
export function decimalsOf(value: string): number {
  return value.split('.')[1]?.length ?? 0
}
