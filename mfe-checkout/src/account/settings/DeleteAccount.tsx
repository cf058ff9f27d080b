import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link } from '@shop/router'
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

/** Deletes nothing: there is no endpoint. */
export function DeleteAccount() {
  const t = useAccountT()
  const [step, setStep] = useState<'idle' | 'confirming' | 'confirmed'>('idle')
  const cancel = () => setStep('idle')
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
        {step === 'confirmed' && (
          <Notice kind="warning" role="status">
            <AccountT
              id="settings.delete.notDeleted"
              components={{ 0: <Link to={sitePaths.contact} /> }}
            />
          </Notice>
        )}
        <Button variant="danger" onClick={() => setStep('confirming')}>
          {t('settings.delete.submit')}
          {isLoading && <Spinner />}
        </Button>
      </Stack>
      {Dialog && (
        <Dialog
          open={step === 'confirming'}
          onClose={cancel}
          onConfirm={() => setStep('confirmed')}
        />
      )}
    </Card>
  )
}
