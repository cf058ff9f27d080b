import { componentQuery } from '@shop/kernel'
import { useNewestToast } from '@shop/ui/feedback/useNewestToast.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

const toasterQuery = componentQuery(
  'Toaster',
  async () => (await import('@shop/ui/feedback/Toaster.tsx')).Toaster,
)

/** The container of the toasts, which the first paint does not wait for. While its code is missing, each toast asks again. */
export function LazyToaster() {
  const { data: Toaster, isError, refetch } = useQuery(toasterQuery)
  const newest = useNewestToast()
  const askedFor = useRef(newest)

  useEffect(() => {
    if (!isError || askedFor.current === newest) return
    askedFor.current = newest
    void refetch()
  }, [newest, isError, refetch])

  return Toaster ? <Toaster /> : null
}
