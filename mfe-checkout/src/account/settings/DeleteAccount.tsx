import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'

import { PartTitle } from '../../order-summary/summary.styles.ts'
import { T, useT } from '../messages.ts'

/** Asks before it would delete, and then says that it is not done here. */
export function DeleteAccount() {
  const t = useT()
  const [step, setStep] = useState<'idle' | 'asking' | 'confirmed'>('idle')
  const cancel = () => setStep('idle')
  return (
    <Card as="section" aria-labelledby="delete">
      <Stack $gap="4" $align="start">
        <PartTitle id="delete">{t('settings.delete')}</PartTitle>
        <p>{t('settings.delete.text')}</p>
        {step === 'confirmed' && (
          <Notice kind="warning" role="status">
            <T id="settings.delete.done" components={{ 0: <Link to={sitePaths.contact} /> }} />
          </Notice>
        )}
        <Button variant="danger" onClick={() => setStep('asking')}>
          {t('settings.delete.submit')}
        </Button>
      </Stack>
      <Dialog
        open={step === 'asking'}
        onClose={cancel}
        title={t('settings.delete.title')}
        footer={
          <>
            <Button variant="secondary" onClick={cancel}>
              {t('settings.delete.cancel')}
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
