import { severityLevels } from '#shared/severity-levels.ts'

export function NotificationsPanel() {
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-2">
        The message says what, where and how bad, and links to the slip. Who gets it follows the severity;
        nobody has to remember a list.
      </p>
      <ul className="max-w-prose text-sm">
        {severityLevels.map(({ id, name, escalatesTo, responseTime }) => (
          <li key={id} className="border-b border-rule py-2 leading-6">
            <strong>{name}</strong>: to {escalatesTo}; answer expected{' '}
            {responseTime === 'immediate' ? 'at once' : `within ${responseTime}`}.
          </li>
        ))}
      </ul>
    </>
  )
}
