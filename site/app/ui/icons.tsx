import type { ComponentProps, ReactNode } from 'react'

type IconProps = Omit<ComponentProps<'svg'>, 'children'>

function Icon({ children, className = 'size-5', ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      {...rest}
      className={`flex-none ${className}`}
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

export function ExternalIcon() {
  return (
    <Icon className="external-icon size-[0.7em]">
      <path strokeWidth="1.75" d="M4 16 16 4M6.5 4H16v9.5" />
    </Icon>
  )
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 10h15M12 4.5l5.5 5.5-5.5 5.5" />
    </Icon>
  )
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 10h-15M8 4.5 2.5 10 8 15.5" />
    </Icon>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 7.5 5.5 5.5 5.5-5.5" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 4 12 12M16 4 4 16" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5h15M2.5 10h15M2.5 15h15" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 10h13" />
    </Icon>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 6.5h9.5V17H7zM13.5 6.5v-3.5H3.5V13H7" />
    </Icon>
  )
}

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4M7 10.5h6M7 13.5h6" />
    </Icon>
  )
}

export function HalfDiscIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7" />
      <path fill="currentColor" stroke="none" d="M10 3a7 7 0 0 1 0 14z" />
    </Icon>
  )
}
