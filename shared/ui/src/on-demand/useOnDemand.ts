import { toast } from '@shop/kernel/toast'
import { type ComponentType, useState } from 'react'

interface OnDemand<Props> {
  /** Null while it is closed. */
  Component: ComponentType<Props> | null
  open: () => void
  close: () => void
  /** Loads the code, on hover or focus. */
  preload: () => void
}

/**
 * Opens and closes a component whose code is loaded on demand.
 * @param load imports it; called again after a failure
 * @param getFailure the text of the toast when it cannot be loaded
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  getFailure: () => string,
): OnDemand<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  return {
    Component,
    open: () => {
      load().then(
        (component) => setComponent(() => component),
        () => toast.error(getFailure()),
      )
    },
    close: () => setComponent(null),
    preload: () => void load().catch(() => undefined),
  }
}
