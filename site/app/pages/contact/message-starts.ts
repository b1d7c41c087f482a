/** Beginnings of a message; what stands in brackets is for the sender to replace. */
export const messageStarts = [
  {
    title: 'A quote',
    message:
      'We track [12] business units and [8] people will use it. Our next report is due in [June 2027]. Which plan fits, and what does a year cost?',
  },
  {
    title: 'A wrong reading',
    message:
      'In [electricity-bill.pdf], page [2], the line [Off-peak usage] should read [1,642 kWh]. It was read as [16,420 kWh].',
  },
  {
    title: 'A partnership',
    message:
      'We advise [5] builders, and [3] of them report under [AASB S2] from [July 2026]. How do we begin, and what do you need from us?',
  },
] as const
