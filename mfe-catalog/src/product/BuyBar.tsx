import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { type RefObject, Suspense, useEffect, useState } from 'react'

import type { BuyBarContentProps } from './BuyBarContent.tsx'

/** Without it, the page has its own buttons. */
const BuyBarContent = lazyOptional(async () => (await import('./BuyBarContent.tsx')).BuyBarContent)

interface BuyBarProps extends BuyBarContentProps {
  /** The page's own buttons. */
  actions: RefObject<HTMLElement | null>
}

/** Price and button at the bottom of a phone, while the page's own buttons are out of sight. */
export function BuyBar({ actions, ...content }: BuyBarProps) {
  const isOut = useOutOfSight(actions)
  if (!isOut) return null
  return (
    <Suspense fallback={null}>
      <BuyBarContent {...content} />
    </Suspense>
  )
}

/** The top bar, 4.5 rem high, hides what is behind it. */
const ROOT_MARGIN = '-72px 0px 0px 0px'

/** Whether an element is outside the viewport; false until that is known. */
function useOutOfSight(ref: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsOut(entries.at(-1)?.isIntersecting === false),
      { rootMargin: ROOT_MARGIN },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isOut
}
