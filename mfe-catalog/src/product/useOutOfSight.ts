import { type RefObject, useEffect, useState } from 'react'

/** The top bar, 4.5 rem high, hides what is behind it. */
const ROOT_MARGIN = '-72px 0px 0px 0px'

/** Whether an element is outside the viewport; false until that is known. */
export function useOutOfSight(ref: RefObject<Element | null>): boolean {
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
