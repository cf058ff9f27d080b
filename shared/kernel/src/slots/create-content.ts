import { type ComponentType, lazy } from 'react'

/**
 * Creates the component of a box, which suspends until `resolve` has its code.
 * @param isRendered whether it hydrates markup, which stays when the code cannot be loaded: it can be read without
 * @param onServer its code, which the server has
 */
export function createContent(isRendered: boolean, onServer?: ComponentType<object>) {
  let onLoad: (module: { default: ComponentType<object> }) => void
  let onFailure: (error: unknown) => void
  const loaded = new Promise<{ default: ComponentType<object> }>((resolve, reject) => {
    onLoad = resolve
    onFailure = reject
  })
  return {
    Content: onServer ?? lazy(() => loaded),
    resolve: (Component: ComponentType<object>) => onLoad({ default: Component }),
    reject(error: unknown): void {
      if (!isRendered) onFailure(error)
    },
  }
}
