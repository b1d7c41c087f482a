import type { Pair } from './pair.ts'

const sum = ['What does 1,200 kWh in Victoria emit?']
const noPricing = [/Pricing is custom/]
const unfit = /whole numbers from 1/
const noPlan = [/smallest plan that fits is/]

/** What an audit of the running site found on 2026-11-22, and its neighbours. */
export const auditPairs: readonly Pair[] = [
  { tag: 'follow-up', after: sum, ask: 'how much is that?', says: [/1,020\.00 kg CO2e/], omits: noPricing },
  { tag: 'follow-up', after: sum, ask: 'How much is it in total?', says: [/1,020\.00 kg/], omits: noPricing },
  { tag: 'follow-up', after: sum, ask: 'and in tonnes?', says: [/1\.020 t/] },
  { tag: 'follow-up', after: sum, ask: 'how many tonnes is that', says: [/1\.020 t/] },
  {
    tag: 'follow-up',
    after: sum,
    ask: 'and in a year?',
    says: [/12 × 1,020\.00 kg = 12,240\.00 kg/, /4 × 1,020\.00 kg = 4,080\.00 kg/, /not said/],
    omits: noPricing,
  },
  {
    tag: 'follow-up',
    after: sum,
    ask: 'how much is that per month?',
    says: [/÷ 3 = 340\.00 kg/, /÷ 12 = 85\.00 kg/],
  },
  {
    tag: 'follow-up',
    after: ['We use 1,200 kWh a month in Victoria. What does that emit?'],
    ask: 'and annually?',
    says: [/You said a month/, /= 12,240\.00 kg/],
    omits: [/4,080/],
  },
  { tag: 'follow-up', after: [...sum, 'and in a year?'], ask: 'and in Tasmania?', says: [/312\.00 kg/] },
  { tag: 'follow-up', after: sum, ask: 'how much does the platform cost?', says: [/Pricing is custom/] },
  { tag: 'follow-up', after: sum, ask: 'how much is the Pro plan', says: [/no list price/] },
  { tag: 'plans', ask: 'which plan for -5 business units?', says: [unfit], omits: noPlan },
  { tag: 'plans', ask: 'which plan for 1.5 units', says: [unfit], omits: noPlan },
  { tag: 'plans', ask: 'Plan for 0 units', says: [unfit], omits: noPlan },
  { tag: 'plans', ask: 'we have zero business units', says: [unfit], omits: noPlan },
  { tag: 'plans', ask: 'minus three sites, which plan do I need', says: [unfit], omits: noPlan },
  { tag: 'plans', after: ['plan for 12 business units'], ask: 'and for 0?', says: [unfit], omits: noPlan },
  { tag: 'plans', after: ['plan for -5 business units'], ask: 'sorry, 5', says: [/fits is Core/] },
  { tag: 'plans', ask: 'We have 1,200 business units', says: [/fits is Enterprise/] },
  { tag: 'plans', ask: 'which plan for 10 units', says: [/fits is Growth/] },
  { tag: 'plans', ask: 'refund policy', says: [/don’t know/, /\/contact/], omits: [/privacy page/i] },
  { tag: 'plans', ask: 'can we get our money back', says: [/don’t know/, /\/contact/] },
  { tag: 'trust', ask: 'how long do you keep contact messages', says: [/365 days/, /\(\/privacy\)/] },
  { tag: 'trust', ask: 'do you use cookies', says: [/no cookies/, /session storage/, /theme/] },
  { tag: 'trust', ask: 'can I delete my data', says: [/have it deleted/, /\(\/privacy\)/] },
  { tag: 'carbon', ask: 'What are the NGER thresholds?', says: [/25 kt/, /Source: .*cer\.gov\.au/] },
  { tag: 'carbon', ask: 'What is AASB S2?', says: [/Source: .*asic\.gov\.au/] },
  { tag: 'carbon', ask: 'what is scope 3', says: [/Source: .*ghgprotocol\.org/] },
  { tag: 'data', ask: 'how many uploads do I get', says: [/3 uploads/, /\(\/terms\)/] },
  { tag: 'platform', ask: 'Where does the 90 % figure come from?', says: [/90%/, /Source: \[Home\]\(\/\)/] },
]
