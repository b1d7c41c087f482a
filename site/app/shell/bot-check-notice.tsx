import { usePublicConfig } from '#app/public-config-context.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'

/** Names the bot check that is on, with the policy and terms that govern it; nothing when the check is off. */
export function BotCheckNotice() {
  const { botCheck } = usePublicConfig()
  if (botCheck === 'none') return null
  const { name, privacy, terms } = siteConfig.botChecks[botCheck]
  return (
    <p>
      This site is protected by {name}: the <TextLink href={privacy}>Privacy Policy</TextLink> and{' '}
      <TextLink href={terms}>Terms of Service</TextLink> apply.
    </p>
  )
}
