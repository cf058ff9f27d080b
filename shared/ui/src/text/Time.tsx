import type { ComponentProps } from 'react'

/** A date or time in words. The server's words stay, since browsers disagree with it, and with each other, on them. */
export function Time(props: ComponentProps<'time'>) {
  return <time {...props} suppressHydrationWarning />
}
