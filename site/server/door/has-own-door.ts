/** True where programs call, by keys and limits of their own: below /api/v1, for other sites too, and at /mcp. */
export function hasOwnDoor(path: string): boolean {
  return path.startsWith('/api/v1/') || path === '/mcp'
}
