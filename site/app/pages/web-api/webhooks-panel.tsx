import { RuledList } from '#app/ui/ruled-list.tsx'

const facts = [
  {
    title: 'A token for each business unit',
    text: 'The token is a UUID. It names the unit, so a document sent with it lands in the right place.',
  },
  {
    title: 'The same token by email',
    text: 'Your email-in address carries it after a plus sign. Forward a bill to it and the attachment is read.',
  },
  {
    title: 'Events',
    text: 'For “document processed”, for example, your address gets a JSON body with the document, its type and its rows.',
  },
  {
    title: 'Delivery',
    text: 'We send an event again until your side answers with a success status. Each event has an id, so you can ignore a second copy.',
  },
]

export function WebhooksPanel() {
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-2">Webhooks are documented and not built yet.</p>
      <RuledList items={facts} />
    </>
  )
}
