import { useEffect, useState } from 'react'

import { whenIdle } from '../loading.ts'

/** How near the viewport a box comes before it is loaded. */
const LOAD_DISTANCE = '400px 0px'

/** The page's own content comes first. */
const IDLE = { timeoutMs: 3_000, fallbackDelayMs: 1_000 }

/** Returns whether an element has been near the viewport since the browser was idle; one that is not displayed never is. */
export function useNearWhenIdle(element: HTMLElement | null): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: LOAD_DISTANCE },
    )
    const cancel = whenIdle(() => observer.observe(element), IDLE)
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [element])
  return isNear
}
