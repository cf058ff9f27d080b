import { whenIdle } from '@shop/kernel/loading'
import { toast } from '@shop/kernel/toast'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

import { useT } from '../messages.generated.ts'
import type { MessageDialogProps } from './MessageDialog.tsx'

const IDLE = { timeoutMs: 2_000, fallbackDelayMs: 500 }

const loadDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog

/** Loads the dialog when the browser is idle, or when it is opened. What cannot be loaded closes again, and says so. */
export function LazyMessageDialog(props: MessageDialogProps) {
  const t = useT()
  const [MessageDialog, setDialog] = useState<ComponentType<MessageDialogProps> | null>(null)
  const isMissing = props.agent !== undefined && !MessageDialog

  const handleMissing = useEffectEvent(() => {
    toast.error(t('dialog.unavailable'))
    props.onClose()
  })

  useEffect(() => {
    const load = () => loadDialog().then((dialog) => setDialog(() => dialog))
    if (isMissing) load().catch(() => handleMissing())
    return whenIdle(() => void load().catch(() => undefined), IDLE)
  }, [isMissing])

  return MessageDialog && <MessageDialog {...props} />
}
