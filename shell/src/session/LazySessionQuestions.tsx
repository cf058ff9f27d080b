import { usePendingSession, useSessionNotice } from '@shop/kernel'
import { lazy, Suspense } from 'react'

const SessionQuestions = lazy(async () => ({
  default: (await import('./SessionQuestions.tsx')).SessionQuestions,
}))

/** Loads the questions and notices about the session when there are any. */
export function LazySessionQuestions() {
  const needed = [usePendingSession(), useSessionNotice()].some(Boolean)
  return (
    needed && (
      <Suspense>
        <SessionQuestions />
      </Suspense>
    )
  )
}
