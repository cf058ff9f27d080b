import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Profile } from '@shop/contracts/wire/user.ts'
import { Link } from '@shop/router'
import { SendOutcome } from '@shop/shop-ui/send-form/SendOutcome.tsx'
import { useSendForm } from '@shop/shop-ui/send-form/useSendForm.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useLazyDialog } from '@shop/ui/on-demand/useLazyDialog.ts'
import { useState } from 'react'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { AccountT, useAccountT, useT } from '../../messages.generated.ts'

const loadDialog = async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog

interface DeleteAccountProps {
  /** The member whose account the shop itself has, and can delete. */
  profile?: Profile
}

/** Asks the shop to delete a member's account; where the shop has none, it deletes nothing, and says so. */
export function DeleteAccount({ profile }: DeleteAccountProps) {
  const t = useAccountT()
  const { state, send } = useSendForm('support')
  const [step, setStep] = useState<'idle' | 'confirming' | 'confirmed'>('idle')
  const cancel = () => setStep('idle')
  const subject = t('settings.delete.request')
  const text = t('settings.delete.requestText', { email: profile?.email ?? '' })

  function confirm() {
    setStep('confirmed')
    if (!profile) return
    const { firstName, lastName = '', email } = profile
    const name = `${firstName} ${lastName}`.trim()
    void send({ name, email, question: subject, comment: text })
  }

  const tCheckout = useT()
  const { Dialog, isLoading } = useLazyDialog(loadDialog, {
    isOpen: step === 'confirming',
    onClose: cancel,
    getFailure: () => tCheckout('dialog.unavailable'),
  })
  return (
    <Card as="section" aria-labelledby="delete">
      <Stack $gap="4" $align="start">
        <SectionTitle id="delete">{t('settings.delete')}</SectionTitle>
        <p>{t('settings.delete.text')}</p>
        {profile && (
          <SendOutcome
            state={state}
            sent={() => t('settings.delete.requested')}
            subject={subject}
            text={text}
          />
        )}
        {step === 'confirmed' && !profile && (
          <Notice kind="warning" role="status">
            <AccountT
              id="settings.delete.notDeleted"
              components={{ 0: <Link to={sitePaths.contact} /> }}
            />
          </Notice>
        )}
        <Button
          variant="danger"
          busy={state.status === 'sending'}
          disabled={state.status === 'sent'}
          onClick={() => setStep('confirming')}
        >
          {t('settings.delete.submit')}
          {isLoading && <Spinner />}
        </Button>
      </Stack>
      {Dialog && <Dialog open={step === 'confirming'} onClose={cancel} onConfirm={confirm} />}
    </Card>
  )
}
