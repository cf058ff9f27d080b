import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** How far below the viewport the lists start to load. */
const LOAD_DISTANCE = '400px'

/** Loads the suggestions below the cart when they come near. Without them the page is complete. */
export function LazySuggestions({ cartIds }: { cartIds: readonly string[] }) {
  const root = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const { data: Suggestions } = useQuery({
    queryKey: ['component', 'checkout', 'Suggestions'],
    queryFn: async () => (await import('./Suggestions.tsx')).Suggestions,
    enabled: isNear,
    staleTime: Infinity,
    gcTime: Infinity,
  })

  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `0px 0px ${LOAD_DISTANCE} 0px` },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={root}>{Suggestions && <Suggestions cartIds={cartIds} />}</div>
}
