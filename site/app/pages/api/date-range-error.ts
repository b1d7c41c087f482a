/** The one error that the documentation spells out. */
export const dateRangeError = JSON.stringify(
  {
    error: {
      code: 'invalid_date_range',
      message: 'Start date must be before end date',
      details: { start_date: '2026-09-30', end_date: '2026-07-01' },
    },
  },
  null,
  2,
)
