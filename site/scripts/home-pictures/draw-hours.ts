const hoursInRow = 10

/** A square for each hour. */
export function drawHours(hours: number): string {
  const squares = Array.from(
    { length: hours },
    (_, hour) => `M${(hour % hoursInRow) * 30} ${Math.floor(hour / hoursInRow) * 30}h26v26h-26z`,
  )
  return `<path id="hours-${hours}" d="${squares.join('')}" fill="var(--color-mangrove)"/>`
}
