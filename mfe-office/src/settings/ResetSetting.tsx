import { Button } from '@shop/ui/button/Button.tsx'
import { useState } from 'react'

import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useSettingsT } from '../messages.generated.ts'

interface ResetSettingProps {
  /** What counts without the setting. */
  unset: string
  reset: () => Promise<void>
}

/** Leads back to the default of a setting, once it was confirmed. */
export function ResetSetting({ unset, reset }: ResetSettingProps) {
  const t = useSettingsT()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useSave(reset)
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('reset.submit')}
      </Button>
      <ConfirmDialog
        question={
          isAsking
            ? { title: t('reset.title'), text: t('reset.text'), confirm: t('reset.submit') }
            : null
        }
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => mutate(undefined)}
      >
        <p>{unset}</p>
        <FailureNotice error={error} />
      </ConfirmDialog>
    </div>
  )
}
