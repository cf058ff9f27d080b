import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { AccountT, useAccountT } from '../../messages.generated.ts'

/** Deletes nothing: there is no endpoint. */
export function DeleteAccount() {
  const t = useAccountT()
  const [step, setStep] = useState<'idle' | 'confirming' | 'confirmed'>('idle')
  const cancel = () => setStep('idle')
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
        </Button>
      </Stack>
      <Dialog
        open={step === 'confirming'}
        onClose={cancel}
        title={t('settings.delete.title')}
        footer={
          <>
            <Button variant="secondary" onClick={cancel}>
              {t('dialog.cancel')}
            </Button>
            <Button variant="danger" onClick={() => setStep('confirmed')}>
              {t('settings.delete.submit')}
            </Button>
          </>
        }
      >
        {t('settings.delete.confirm')}
      </Dialog>
    </Card>
  )
}
