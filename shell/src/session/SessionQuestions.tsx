import {
  clearSessionNotice,
  resolvePendingSession,
  type Session,
  type SessionNotice,
  usePendingSession,
  useSession,
  useSessionNotice,
} from '@shop/kernel/session'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { useEffect } from 'react'

import { toIsolatedName } from './display-name.ts'
import { useT } from './messages.ts'

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

/** Asks before a link that nobody here asked for signs a member in. */
function PendingSessionDialog({ user }: Pick<Session, 'user'>) {
  const t = useT()
  const kind = useSession() ? 'switch' : 'accept'
  const name = toIsolatedName(user.firstName)
  return (
    <Dialog
      open
      onClose={() => resolvePendingSession(false)}
      title={t(`session.${kind}.title`)}
      footer={
        <>
          <Button variant="secondary" onClick={() => resolvePendingSession(false)}>
            {t(`session.${kind}.decline`)}
          </Button>
          <Button onClick={() => resolvePendingSession(true)}>{t(`session.${kind}.accept`)}</Button>
        </>
      }
    >
      <p>{t(`session.${kind}.text`, { name, hasName: String(name !== '') })}</p>
    </Dialog>
  )
}
