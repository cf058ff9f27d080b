import { whenIdle } from '@shop/kernel/loading'
import { usePendingToasts } from '@shop/kernel/toast'
import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { IDLE } from '../startup/idle.ts'

const toasterQuery = componentQuery(
  'shell',
  'Toaster',
  async () =>
    (await import(/* webpackChunkName: "toaster" */ '@shop/ui/feedback/Toaster.tsx')).Toaster,
)

/**
 * The container of the toasts. Its code is loaded when the browser is idle, or for the first toast, which waits for it.
 * While the code is missing, each further toast asks again.
 */
export function LazyToaster() {
  const pending = usePendingToasts()
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), IDLE), [])
  const {
    data: Toaster,
    isError,
    refetch,
  } = useQuery({
    ...toasterQuery,
    enabled: idle || pending > 0,
  })
  const askedFor = useRef(pending)

  useEffect(() => {
    const isNew = askedFor.current !== pending
    askedFor.current = pending
    if (isError && isNew) void refetch()
  }, [pending, isError, refetch])

  return Toaster ? <Toaster /> : null
}
