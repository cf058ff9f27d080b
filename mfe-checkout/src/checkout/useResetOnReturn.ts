import { useEffect } from 'react'

/** Calls `reset` when going back from the card page restores this one from the back/forward cache. */
export function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [reset])
}
