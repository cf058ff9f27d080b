import { resolvePendingSession, usePendingSession } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'

import { useT } from '../messages.ts'

/** Asks for consent before a link signs in another member than the current one. */
export function SwitchAccountDialog() {
  const t = useT()
  const pendingSession = usePendingSession()
  const firstName = pendingSession?.user.firstName
  const name = typeof firstName === 'string' ? ` (${firstName})` : ''
  return (
    <Dialog
      open={pendingSession !== null}
      onClose={() => resolvePendingSession(false)}
      title={t('session.switch.title')}
      footer={
        <>
          <Button variant="secondary" onClick={() => resolvePendingSession(false)}>
            {t('session.switch.decline')}
          </Button>
          <Button onClick={() => resolvePendingSession(true)}>{t('session.switch.accept')}</Button>
        </>
      }
    >
      <p>{t('session.switch.text', { name })}</p>
    </Dialog>
  )
}
