import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useRef, useState } from 'react'

/** How far below the viewport the lists start to load. */
const LOAD_DISTANCE = '400px'

interface LazySuggestionsProps {
  cartIds: readonly string[]
}

/** Loads the suggestions below the cart when they come near. Without them the page is complete. */
export const LazySuggestions = memo(function LazySuggestions({ cartIds }: LazySuggestionsProps) {
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
}, hasSameIds)

/** A change of a quantity leaves the suggestions as they are. */
function hasSameIds(before: LazySuggestionsProps, { cartIds }: LazySuggestionsProps): boolean {
  const ids = before.cartIds
  return ids.length === cartIds.length && ids.every((id, index) => id === cartIds[index])
}
