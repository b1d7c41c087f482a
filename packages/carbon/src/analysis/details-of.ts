import type { ActivityDetails } from './analysis-schema.ts'

const noDetails: ActivityDetails = {
  origin: null,
  destination: null,
  cabin: null,
  travellers: null,
  roundTrip: null,
  date: null,
  meter: null,
  currency: null,
  taxIncluded: null,
}

/** Details of an activity, everything unnamed null. */
export function detailsOf(known: Partial<ActivityDetails>): ActivityDetails {
  return { ...noDetails, ...known }
}
