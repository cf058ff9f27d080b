import { whenIdle } from '@shop/kernel/loading'
import { toast } from '@shop/kernel/toast'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

const IDLE = { timeoutMs: 2_000, fallbackDelayMs: 500 }

interface LazyDialogOptions {
  isOpen: boolean
  onClose: () => void
  /** The text of the toast when it is opened and cannot be loaded: it closes again. */
  getFailure: () => string
}

interface LazyDialog<Props> {
  /** Null until it is loaded. */
  Dialog: ComponentType<Props> | null
  /** Whether it is open and still loading, which what opened it shows. */
  isLoading: boolean
}

/**
 * Loads the code of a dialog when the browser is idle, or when the dialog is opened.
 * @param load imports it, always the same function; called again after a failure
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, onClose, getFailure }: LazyDialogOptions,
): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const isLoading = isOpen && !Dialog

  const handleFailure = useEffectEvent(() => {
    toast.error(getFailure())
    onClose()
  })

  useEffect(() => {
    if (Dialog) return
    const request = () => load().then((dialog) => setDialog(() => dialog))
    if (isLoading) request().catch(() => handleFailure())
    return whenIdle(() => void request().catch(() => undefined), IDLE)
  }, [load, Dialog, isLoading])

  return { Dialog, isLoading }
}
