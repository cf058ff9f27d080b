import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.generated.ts'

interface DraftNoticeProps {
  isRestored: boolean
  /** Shows what is stored in place of the draft. */
  discard: () => void
}

/** Says that what was typed earlier is in the form again. */
export function DraftNotice({ isRestored, discard }: DraftNoticeProps) {
  const t = useT()
  if (!isRestored) return null
  return (
    <Notice role="status">
      <Stack $gap="3" $align="start">
        <span>{t('draft.restored')}</span>
        <Button variant="secondary" onClick={discard}>
          {t('draft.discard')}
        </Button>
      </Stack>
    </Notice>
  )
}
