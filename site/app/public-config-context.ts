import { createContext, useContext } from 'react'
import { defaultPublicConfig, type PublicConfig } from '#shared/public-config.ts'

export const PublicConfigContext = createContext<PublicConfig>(defaultPublicConfig)

/** The public part of the server's configuration, the same on the server and in the browser. */
export function usePublicConfig(): PublicConfig {
  return useContext(PublicConfigContext)
}
