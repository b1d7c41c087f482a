/** The processing pipeline, in order, as the demo runs it. */
export const pipelineSteps = [
  {
    title: 'Upload',
    text: 'A file comes by hand, by email, from a watched folder or over the API. Its content decides what it is, whatever its name says.',
  },
  {
    title: 'Document type detection',
    text: 'Utility bill, fuel receipt, travel manifest, invoice, meter data or something else, with the reasons for the choice.',
  },
  {
    title: 'Specialised extraction',
    text: 'Each type has its own reader: peak and off-peak on a bill, litres and price on a docket, legs and nights on an itinerary.',
  },
  {
    title: 'Material matching',
    text: 'Direct by name and code, then by vector similarity, then with AI assistance when it is switched on. Units must agree.',
  },
  {
    title: 'Verification and review',
    text: 'Arithmetic and plausibility checks run. What stays doubtful goes to a person, with both answers worked out.',
  },
  {
    title: 'Emissions calculation',
    text: 'Quantity times factor in exact decimals, split by scope, with the factor’s edition for the period and the place.',
  },
] as const
