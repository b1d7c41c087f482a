/** "1 line", "2 lines"; a plural that is not made with an s is given. */
export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
