/** True for the addresses of the open API, which other sites and programs may call. */
export function isOpenApiPath(path: string): boolean {
  return path.startsWith('/api/v1/')
}
