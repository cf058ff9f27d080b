import { useEffect, useState } from 'react'

/**
 * Returns whether an element has been near the viewport, where its data or code are worth loading.
 * @param marginPx how near, in pixels above and below
 * @returns a ref for the element, and whether it has been
 */
export function useNearViewport(
  marginPx: number,
): [ref: (element: HTMLElement | null) => void, isNear: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${marginPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear, marginPx])
  return [setElement, isNear]
}
