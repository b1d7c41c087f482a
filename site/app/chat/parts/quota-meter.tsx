import { limits } from '#shared/limits.ts'

/** How many of the demo's uploads are left: a box to each, ruled through when used. */
export function QuotaMeter({ uploadsUsed }: { uploadsUsed: number }) {
  const left = Math.max(0, limits.uploadsPerSession - uploadsUsed)
  return (
    <p className="chat-quota">
      <svg
        viewBox={`0 0 ${limits.uploadsPerSession * 14} 12`}
        width={limits.uploadsPerSession * 14}
        height="12"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {Array.from({ length: limits.uploadsPerSession }, (_, index) => (
          <path
            key={index}
            d={`M${index * 14 + 1} 1h10v10h-10z${index < uploadsUsed ? `m0 10 10 -10` : ''}`}
          />
        ))}
      </svg>
      {left} of {limits.uploadsPerSession} uploads left
    </p>
  )
}
