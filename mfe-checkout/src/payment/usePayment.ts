import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { paymentQuery, type PaymentResult } from './payment.api.ts'
import { getPollInterval, isUndecided } from './payment.ts'

/**
 * A payment, polled until the provider has decided. Polling pauses while the tab is hidden, and ends after
 * `MAX_POLLS`, until `checkAgain` starts over.
 */
export function usePayment(sessionId: string) {
  const options = paymentQuery(sessionId)
  const client = useQueryClient()

  function countFetches(): number {
    const state = client.getQueryState(options.queryKey)
    return state ? state.dataUpdateCount + state.errorUpdateCount : 0
  }

  // Later fetches are polls.
  const [requested, setRequested] = useState(() => Math.max(countFetches(), 1))
  const getInterval = (result: PaymentResult | undefined) =>
    result !== undefined &&
    isUndecided(result.session.payment_status) &&
    getPollInterval(countFetches() - requested)

  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) => getInterval(state.data),
    refetchOnWindowFocus: ({ state }) => getInterval(state.data) !== false && 'always',
  })
  return {
    result: data,
    error,
    fetching: isFetching,
    polling: getInterval(data) !== false,
    checkAgain: () => {
      setRequested(countFetches() + 1)
      void refetch()
    },
  }
}
