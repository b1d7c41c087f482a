import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="inline-block size-5 flex-none"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function PaperClipIcon() {
  return (
    <Icon>
      <path d="M13.5 5.5v8a3.5 3.5 0 0 1-7 0V5a2.25 2.25 0 0 1 4.5 0v8a1 1 0 0 1-2 0V6" />
    </Icon>
  )
}

export function SendIcon() {
  return (
    <Icon>
      <path d="M10 16.5v-13M4.5 9 10 3.5 15.5 9" strokeWidth="1.75" />
    </Icon>
  )
}

export function StopIcon() {
  return (
    <Icon>
      <path d="M5.5 5.5h9v9h-9z" fill="currentColor" />
    </Icon>
  )
}

export function RetryIcon() {
  return (
    <Icon>
      <path d="M15.5 7A6.5 6.5 0 1 0 16.5 11M15.75 3v4h-4" />
    </Icon>
  )
}

export function ExpandIcon() {
  return (
    <Icon>
      <path d="m4.5 12.5 5.5-5.5 5.5 5.5" />
    </Icon>
  )
}
