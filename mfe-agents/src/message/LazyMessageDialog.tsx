import { componentQuery, queryClient, toast, whenIdle } from '@shop/kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { useT } from '../messages.ts'
import type { MessageDialogProps } from './MessageDialog.tsx'

const IDLE = { timeoutMs: 2_000, fallbackDelayMs: 500 }

const dialogQuery = componentQuery(
  'mfe-agents/MessageDialog',
  async () => (await import('./MessageDialog.tsx')).MessageDialog,
)

/** Loads the dialog when the browser is idle, or when it is opened. What cannot be loaded closes again, and says so. */
export function LazyMessageDialog(props: MessageDialogProps) {
  const t = useT()
  const [isIdle, setIsIdle] = useState(false)
  const { data: MessageDialog } = useQuery({ ...dialogQuery, enabled: isIdle })
  const isOpen = props.agent !== undefined

  const handleMissing = useEffectEvent(() => {
    toast.error(t('dialog.unavailable'))
    props.onClose()
  })

  useEffect(() => whenIdle(() => setIsIdle(true), IDLE), [])

  useEffect(() => {
    if (isOpen) queryClient.fetchQuery(dialogQuery).catch(() => handleMissing())
  }, [isOpen])

  return MessageDialog ? <MessageDialog {...props} /> : null
}
