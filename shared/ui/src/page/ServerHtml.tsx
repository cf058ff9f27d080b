import type { ReactNode, Ref } from 'react'

export interface ServerHtmlProps {
  ref?: Ref<HTMLDivElement>
  className?: string
  /** Rendered by the server only. */
  children: ReactNode
}

/** One object: React compares by identity, and would empty the element for another. */
const UNTOUCHED = { __html: '' }

/**
 * A part that the server has rendered and the browser leaves as it is until the code of the part is there: readable, its
 * links work, and the first load is without its code and data.
 */
export function ServerHtml({ ref, className }: ServerHtmlProps) {
  return (
    <div
      ref={ref}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNTOUCHED}
    />
  )
}
