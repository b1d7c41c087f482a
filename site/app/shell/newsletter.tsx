import { useState, type FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'

/**
 * The newsletter block. By specification nothing is sent; the block says so.
 * `method="dialog"` outside a dialog submits nothing either, so the address stays on the page without JavaScript.
 */
export function Newsletter() {
  const [wasSubmitted, setWasSubmitted] = useState(false)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setWasSubmitted(true)
  }

  return (
    <form method="dialog" onSubmit={onSubmit} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="type-subheading">
        Newsletter
      </h2>
      <div className="mt-3 flex max-w-[26rem] gap-2">
        <input
          className="input min-w-0 flex-1"
          type="email"
          name="email"
          autoComplete="email"
          required
          placeholder="Your email address"
          aria-label="Your email address"
          aria-describedby="newsletter-note"
        />
        <Button type="submit">Subscribe</Button>
      </div>
      <p id="newsletter-note" className="type-caption mt-2 max-w-[26rem]">
        There is no newsletter yet, so nothing is sent. Write to{' '}
        <TextLink href={`mailto:${siteConfig.emails.contact}`}>{siteConfig.emails.contact}</TextLink> and we
        will tell you when it starts.
      </p>
      <output className="mt-2 block text-sm empty:hidden">
        {wasSubmitted ? 'Nothing was sent and your address was not kept.' : ''}
      </output>
    </form>
  )
}
