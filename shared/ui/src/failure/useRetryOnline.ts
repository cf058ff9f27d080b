import { useEffect } from 'react'

/** Calls `retry` when the browser is connected again. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}
