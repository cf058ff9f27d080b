import { getSession } from '@shop/kernel/session'
import { leaveOverlay, useBeforeUnload, useBlocker } from '@shop/router'

import { useT } from '../messages.generated.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { listChangedForms } from './open-forms.ts'

/** Asks whoever leaves the page while a form on it has changes. A router takes one blocker, so that all forms share it. */
export function LeaveDialog() {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && listChangedForms().length > 0,
  )
  useBeforeUnload((event) => {
    // Whoever is sent to log in finds the draft afterwards.
    if (getSession() && listChangedForms().length > 0) event.preventDefault()
  })

  function leave() {
    for (const form of listChangedForms()) form.forget()
    // The dialog has an entry of the history.
    leaveOverlay(() => blocker.proceed?.())
  }

  return (
    <ConfirmDialog
      question={
        blocker.state === 'blocked'
          ? {
              title: t('leave.title'),
              text: t('leave.text'),
              confirm: t('leave.confirm'),
              cancel: t('leave.stay'),
            }
          : null
      }
      onCancel={() => blocker.reset?.()}
      onConfirm={leave}
    />
  )
}
