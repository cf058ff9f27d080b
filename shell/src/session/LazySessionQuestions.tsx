import { usePendingSession, useSessionNotice } from '@shop/kernel/session'
import { useLocation } from '@shop/router'
import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

const questionsQuery = componentQuery(
  'shell',
  'SessionQuestions',
  async () => (await import('./SessionQuestions.tsx')).SessionQuestions,
)

/**
 * Loads the questions and notices about the session when there are any. While their code is missing, the next one and
 * the next page ask for it again.
 */
export function LazySessionQuestions() {
  const pendingSession = usePendingSession()
  const notice = useSessionNotice()
  const reason = pendingSession ?? notice
  const { key: page } = useLocation()
  const query = useQuery({ ...questionsQuery, enabled: reason !== null })
  const { data: SessionQuestions, isError, refetch } = query
  const askedFor = useRef({ reason, page })

  useEffect(() => {
    if (askedFor.current.reason === reason && askedFor.current.page === page) return
    askedFor.current = { reason, page }
    if (reason && isError) void refetch()
  }, [reason, page, isError, refetch])

  return reason && SessionQuestions ? <SessionQuestions /> : null
}
