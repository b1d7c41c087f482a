import type { ComponentProps } from 'react'

type ButtonLook = 'filled' | 'outlined' | 'quiet'

export type ButtonStyle = { look?: ButtonLook; size?: 'small' }

/** One filled button to a band; `outlined` and `quiet` stand beside it. */
export function Button({
  look = 'outlined',
  size,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button {...rest} type={type} data-look={look} data-size={size} className={`button ${className}`} />
}
