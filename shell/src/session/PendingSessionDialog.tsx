import { resolvePendingSession, type Session, useSession } from '@shop/kernel/session'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'

import { toIsolatedName } from './display-name.ts'
import { useT } from './messages.ts'

/** Asks before a link that nobody here asked for signs a member in. */
export function PendingSessionDialog({ user }: Pick<Session, 'user'>) {
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
