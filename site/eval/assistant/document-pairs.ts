import type { Pair } from './pair.ts'

const withDocument = true

/** Questions after the specimen bill of specimen-bill.ts was uploaded: 6,000 kWh in Queensland, July to September 2025. */
export const documentPairs: readonly Pair[] = [
  { tag: 'document', withDocument, ask: 'who is the supplier?', says: [/Moreton Bay Energy/] },
  { tag: 'document', withDocument, ask: 'Which company sent this bill?', says: [/Moreton Bay Energy/] },
  { tag: 'document', withDocument, ask: 'what period does it cover', says: [/1 Jul 2025 to 30 Sep 2025/] },
  { tag: 'document', withDocument, ask: 'when was this electricity used?', says: [/1 Jul 2025/] },
  { tag: 'document', withDocument, ask: 'how many kWh did you find', says: [/4,250 kWh/, /1,750 kWh/] },
  { tag: 'document', withDocument, ask: 'How many tonnes is that in total?', says: [/4\.560 t/] },
  { tag: 'document', withDocument, ask: 'how much is that?', says: [/4\.560 t/], omits: [/custom/] },
  { tag: 'document', withDocument, ask: 'what is the scope 2 part?', says: [/4\.020 t/] },
  { tag: 'document', withDocument, ask: 'and scope 1?', says: [/Scope 1 .* 0/] },
  {
    tag: 'document',
    withDocument,
    ask: 'Which emission factor did you apply to my bill?',
    says: [/NGA Factors 2025, Table 1/],
  },
  { tag: 'document', withDocument, ask: 'show me the working', says: [/4250 kWh × 0\.67/] },
  { tag: 'document', withDocument, ask: 'how did you calculate that?', says: [/2,847\.50 kg/] },
  {
    tag: 'document',
    withDocument,
    ask: 'did the amounts on the invoice add up?',
    says: [/add up to 1644\.95/],
  },
  { tag: 'document', withDocument, ask: 'Was anything left out?', says: [/left out/] },
  { tag: 'document', withDocument, ask: 'how sure are you', says: [/accepted/] },
  { tag: 'document', withDocument, ask: 'which state is the bill from', says: [/Queensland/] },
  {
    tag: 'document',
    withDocument,
    ask: 'What would it be in Tasmania instead?',
    says: [/6000 kWh × 0\.2 /, /1,200\.00 kg/],
  },
  {
    tag: 'document',
    withDocument,
    ask: 'what do I have to pay on this bill',
    says: [/not money/],
    omits: [/custom/],
  },
  { tag: 'document', withDocument, ask: 'What kind of document is this?', says: [/Electricity bill/] },
  { tag: 'document', withDocument, ask: 'do you keep my bill?', says: [/not stored/] },
  { tag: 'document', withDocument, ask: 'What are your plans?', says: [/Core/, /Growth/] },
  {
    tag: 'document',
    withDocument,
    after: ['What is NGER?'],
    ask: 'back to my bill: what was the total?',
    says: [/4\.560 t/],
  },
  {
    tag: 'document',
    withDocument,
    after: ['what period does it cover'],
    ask: 'and the supplier?',
    says: [/Moreton Bay Energy/],
  },
  {
    tag: 'document',
    ask: 'which factor did you use for my bill?',
    says: [/./],
    omits: [/Table 1\b.*Moreton/],
  },
  { tag: 'document', withDocument, ask: 'What is Scope 3?', says: [/value chain/] },
  { tag: 'document', withDocument, ask: 'Where are you based?', says: [/Brisbane, Australia/] },
  { tag: 'document', withDocument, ask: 'How much does the Growth plan cost?', says: [/custom/] },
  { tag: 'document', withDocument, ask: 'do you sell carbon offsets?', says: [/no offsets/] },
]
