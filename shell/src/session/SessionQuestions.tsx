import {
  clearSessionNotice,
  type SessionNotice,
  usePendingSession,
  useSessionNotice,
} from '@shop/kernel/session'
import { toast } from '@shop/kernel/toast'
import { useEffect } from 'react'

import { useT } from './messages.ts'
import { PendingSessionDialog } from './PendingSessionDialog.tsx'

const noticeTexts = {
  ended: 'session.ended',
  invalidLink: 'session.invalidLink',
} as const satisfies Record<SessionNotice, string>

/** The questions and notices about the session. */
export function SessionQuestions() {
  const t = useT()
  const pendingSession = usePendingSession()
  const notice = useSessionNotice()

  useEffect(() => {
    if (!notice) return
    toast.error(t(noticeTexts[notice]), { id: notice })
    clearSessionNotice()
  }, [notice, t])

  return pendingSession && <PendingSessionDialog user={pendingSession.user} />
}
