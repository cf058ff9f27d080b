import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * `React.lazy` for a part without which its page is complete: it is left out when it cannot be loaded. To be rendered
 * within `Suspense`, and not by the server.
 */
export function lazyOptional<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.warn('A part of the page could not be loaded', error)
      return { default: () => null }
    }
  })
}
