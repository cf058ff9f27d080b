import { type ComponentType, createElement } from 'react'
import type { LoaderFunction } from 'react-router-dom'

type LoadMessages = () => Promise<unknown>

/**
 * The loader of a page: loads its message catalogues and runs its own loader, both at once.
 * @param loader starts the page's data
 * @returns what the page's own loader returns, null without one
 */
export function pageLoader(
  messages: readonly LoadMessages[],
  loader?: LoaderFunction | (() => unknown),
): LoaderFunction {
  return async (args, context) => {
    const [data] = await Promise.all([
      (loader as LoaderFunction | undefined)?.(args, context),
      ...messages.map((load) => load()),
    ])
    return data ?? null
  }
}

/** A component with its props, for a page that shares its component with others. */
export function withProps<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
): ComponentType {
  return () => createElement(Component, props)
}
