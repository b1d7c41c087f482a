const toMinutes = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const toSeconds = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', hourCycle: 'h23' })

/** The visitor's clock time of an ISO timestamp: '14:05', with seconds '14:05:40'. */
export function formatTime(timestamp: string, precision: 'minutes' | 'seconds' = 'minutes'): string {
  return (precision === 'minutes' ? toMinutes : toSeconds).format(new Date(timestamp))
}
