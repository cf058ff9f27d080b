import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useState } from 'react'

import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useSettingsT } from '../messages.generated.ts'

interface ResetSettingProps {
  /** What counts without the setting. */
  unset: string | undefined
  reset: () => Promise<void>
}

/** Leads back to the default of a setting, once it was confirmed. */
export function ResetSetting({ unset, reset }: ResetSettingProps) {
  const t = useSettingsT()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useSave(reset)
  const close = () => setIsAsking(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('reset.submit')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('reset.title')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('reset.cancel')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate(undefined)}>
              {t('reset.submit')}
            </Button>
          </>
        }
      >
        <Stack $gap="4">
          <p>{t('reset.text')}</p>
          {unset !== undefined && <p>{unset}</p>}
          <FailureNotice error={error} />
        </Stack>
      </Dialog>
    </div>
  )
}
