import { resolvePendingSession, usePendingSession } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'

import { useT } from '../messages.ts'

/** Asks before a link signs in another member than the one who is signed in. */
export function OfferDialog() {
  const t = useT()
  const offered = usePendingSession()
  const firstName = offered?.user.firstName
  const name = typeof firstName === 'string' ? ` (${firstName})` : ''
  return (
    <Dialog
      open={offered !== null}
      onClose={() => resolvePendingSession(false)}
      title={t('session.offerTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={() => resolvePendingSession(false)}>
            {t('session.offerDecline')}
          </Button>
          <Button onClick={() => resolvePendingSession(true)}>{t('session.offerAccept')}</Button>
        </>
      }
    >
      <p>{t('session.offerText', { name })}</p>
    </Dialog>
  )
}
