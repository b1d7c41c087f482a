const imageHost = 'https://cdn.sanity.io'
const ownHost = 'https://own.invalid'

/** True for a picture of our own or of the hosted service: the security policy lets no other load. */
export function isAllowedPicture(address: string): boolean {
  if (!URL.canParse(address, ownHost)) return false
  const { origin } = new URL(address, ownHost)
  return origin === ownHost || origin === imageHost
}
