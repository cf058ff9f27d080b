import { type ComponentType, lazy } from 'react'

import { withTimeout } from '../loading.ts'
import { type Box, openBox } from './slot-host.ts'

/** A box that takes longer stays empty. */
export const BOX_TIMEOUT_MS = 20_000

/**
 * Creates the component of a box, which suspends until `open` has loaded its code.
 * @param isRendered whether it hydrates markup, which stays when the code cannot be loaded: it can be read without
 */
export function createContent(box: Box, isRendered: boolean) {
  let resolve: (module: { default: ComponentType<object> }) => void
  let reject: (error: unknown) => void
  const loaded = new Promise<{ default: ComponentType<object> }>((onLoad, onFailure) => {
    resolve = onLoad
    reject = onFailure
  })
  return {
    Content: lazy(() => loaded),
    open(context: object, onFailure: (error: unknown) => void): void {
      withTimeout(openBox(box, context), BOX_TIMEOUT_MS, box.id).then(
        (Component) => resolve({ default: Component }),
        (error: unknown) => {
          onFailure(error)
          if (!isRendered) reject(error)
        },
      )
    },
  }
}
