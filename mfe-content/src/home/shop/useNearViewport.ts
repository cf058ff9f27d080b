import { useEffect, useState } from 'react'

/** Whether an element has been within `marginPx` of the viewport. @returns a ref for it, and the answer */
export function useNearViewport(
  marginPx: number,
): [setElement: (element: HTMLElement | null) => void, near: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${marginPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near, marginPx])
  return [setElement, near]
}
