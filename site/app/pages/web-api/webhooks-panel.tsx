import { RuledList } from '#app/ui/ruled-list.tsx'

const facts = [
  {
    title: 'A token for each business unit',
    text: 'The token is a UUID. It names the unit, so a document sent with it lands in the right place.',
  },
  {
    title: 'The same token by e-mail',
    text: 'The e-mail-in address carries it after a plus sign. Forward a bill and its attachment is the document.',
  },
  {
    title: 'Events',
    text: 'For example “document processed”: your address gets a JSON body with the document, its type and its rows.',
  },
  {
    title: 'Delivery',
    text: 'Sent again until your side answers with a success status; each event has an id, so a second copy can be ignored.',
  },
]

export function WebhooksPanel() {
  return <RuledList items={facts} />
}
