import type { PublicConfig } from '#shared/public-config.ts'

export type Place = 'browser' | 'server' | 'others'

export type Holding = {
  what: string
  /** Where it lies once the page is left. */
  places: readonly Place[]
  holds: string
  why: string
  until: string
}

/** What this deployment holds of a visitor, by its configuration. */
export function listHoldings({ privacy, gaMeasurementId }: PublicConfig): readonly Holding[] {
  return [
    {
      what: 'A contact message',
      places: ['server'],
      holds: 'Your name, email address and message, and the time it arrived',
      why: 'To answer you',
      until: `${countDays(privacy.contactRetentionDays)} after it arrived; then it is purged from the database. The mail we received stays in our mailbox until the matter is closed.`,
    },
    {
      what: 'A document in the chat or on the desk',
      places: [
        ...(privacy.readsElsewhere ? (['server'] as const) : []),
        ...(privacy.readsByModel ? (['others'] as const) : []),
      ],
      holds: `${
        privacy.readsElsewhere
          ? 'The file and its answer, encrypted with a key that is not in the database, on their way to a reader and back. It is read in memory by a process that can write no files'
          : 'Nothing. The file is read in memory by a process that can write no files, and dropped with the answer'
      }${privacy.readsByModel ? '. The text of its pages goes to the language model named below' : ''}`,
      why: 'To show you the working',
      until: privacy.readsElsewhere
        ? 'The file until it is read, two minutes at most; the answer until it is fetched. For batches of the API 15 minutes'
        : 'Not kept',
    },
    {
      what: 'The conversation',
      places: privacy.asksModel ? ['browser', 'others'] : ['browser'],
      holds:
        'In your own browser tab (session storage), and sent along with each question so that it can be answered',
      why: 'So that follow-up questions make sense',
      until: 'You close the tab or press Reset Demo, which appears after 3 uploads',
    },
    {
      what: 'Papers on the desk',
      places: ['browser'],
      holds:
        'The documents you put there, their working papers and what you changed, in your own browser (IndexedDB). Corrections are sent along to be worked out and are not kept',
      why: 'So that a reload finds them',
      until: 'You take them off the desk or clear it',
    },
    {
      what: 'Papers that you save and share',
      places: ['browser', 'server'],
      holds:
        'Figures, the lines they were read from, file names, your corrections and the sign-off. Never the documents. Whoever has the link can read them; search engines are told not to. The key that deletes them lies in your own browser (local storage)',
      why: 'So that others can check them',
      until: `You delete them, or ${countDays(privacy.workingRetentionDays)} after you saved them`,
    },
    gaMeasurementId === null
      ? {
          what: 'A page view',
          places: ['server'],
          holds: 'The path and the day, added to a count. No address, no cookie, no identifier',
          why: 'To see which pages are read',
          until: 'Counts are kept; they are about pages, not people',
        }
      : {
          what: 'A page view',
          places: ['others'],
          holds: 'The path, and what Google Analytics records with it',
          why: 'To see which pages are read',
          until: 'As long as Google Analytics keeps it',
        },
    {
      what: 'Your theme',
      places: ['browser'],
      holds: '“light” or “dark”, in your browser’s storage, once you choose one',
      why: 'To show the page as you want it',
      until: 'You clear it',
    },
    {
      what: 'Limits against misuse',
      places: ['server'],
      holds: 'A count of requests under a hash of your address and the day',
      why: 'So that nobody can flood the forms',
      until:
        'The limit’s window ends, within the hour. In memory, or in the database where several servers share it',
    },
    {
      what: 'Server logs',
      places: ['server'],
      holds: 'Time, path, status and a request number. No address, no query, no content',
      why: 'To find faults',
      until: 'As long as the machine’s log rotation keeps them',
    },
  ]
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
