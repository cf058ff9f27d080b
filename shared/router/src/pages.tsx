import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'

import type { RouteHandle } from './wrap-remote-routes.tsx'

type Loader = (args: LoaderFunctionArgs) => unknown
type LoadMessages = () => Promise<unknown>

interface PageOptions {
  /** Starts the page's data; runs beside the loading of its code and messages. */
  loader?: Loader
  /** Loads the page's message catalogue. The page waits for it, and its HTML preloads it. */
  messages?: LoadMessages
  /** Anonymous visitors are redirected to the portal's login. */
  requiresSession?: boolean
}

/** A page of the table: made by `page` or `redirectRoute`. */
export interface Page extends PageOptions {
  lazy?: () => Promise<{ Component: ComponentType }>
}

/** Pages whose keys begin alike (`GROUP.PAGE`). */
export interface PageGroup<Key extends string> {
  /** Loads a catalogue that every page of the group waits for and preloads. */
  messages?: LoadMessages
  /** What all pages of the group are rendered in. */
  layout?: Page
  /** Shown inside the layout in place of a page that fails. */
  ErrorBoundary?: ComponentType
  /** Puts the code of all pages of the group into one chunk. */
  shareChunk?: true
  pages: Record<Key, Page>
}

type PagesOf<Key extends string, Group extends string> = Key extends `${Group}.${infer Name}`
  ? Name
  : never

/** One entry for each key of `paths.json`; keys `GROUP.PAGE` stand together under `GROUP`. */
export type PageTable<Key extends string> = {
  [
    K in Key as K extends `${infer Group}.${string}` ? Group : K
  ]: K extends `${infer Group}.${string}` ? PageGroup<PagesOf<Key, Group>> : Page
}

/** The only export of a module; `never` when it has none or several. */
type OnlyExport<Module, Name = keyof Module> = Name extends keyof Module
  ? [keyof Module] extends [Name]
    ? Module[Name]
    : never
  : never

type PageArguments<Component> = [Component] extends [never]
  ? [error: 'A page module exports one component and nothing else']
  : Component extends ComponentType<infer Props>
    ? keyof Props extends never
      ? [options?: PageOptions]
      : [options: PageOptions & { props: Props }]
    : [error: 'A page module exports a component']

/**
 * A page whose code is loaded when it is opened.
 * @param load `() => import('./cart/CartPage.tsx')`, as a literal: the build reads it to name the page's chunk;
 * the module exports one component and nothing else
 */
export function page<Module extends object>(
  load: () => Promise<Module>,
  ...[options = {}]: PageArguments<OnlyExport<Module>>
): Page {
  const { props, ...rest } = options as PageOptions & { props?: object }
  return {
    ...rest,
    lazy: async () => {
      const [Sole] = Object.values(await load()) as [ComponentType<object>]
      return { Component: props ? () => <Sole {...props} /> : Sole }
    },
  }
}

/** An address that only redirects. @param loader returns or throws the redirect */
export function redirectRoute(loader: Loader): Page {
  return { loader }
}

/** The loader, which also waits for messages. */
function withMessages(loader: Loader | undefined, messages: LoadMessages[]): Loader | undefined {
  if (messages.length === 0) return loader
  return async (args) => {
    const [data] = await Promise.all([loader?.(args), ...messages.map((load) => load())])
    return data ?? null
  }
}

function toRoute({ lazy, requiresSession, ...page }: Page, groupMessages?: LoadMessages) {
  // The router warns about a route with neither a component nor an element.
  if (!lazy) return { loader: page.loader, element: null } as RouteObject
  const messages = [groupMessages, page.messages].filter((load) => load !== undefined)
  const loader = withMessages(page.loader, messages)
  return {
    lazy,
    ...(loader && { loader }),
    ...(requiresSession && { handle: { requiresSession } satisfies RouteHandle }),
  } as RouteObject
}

function toGroupRoutes(group: string, entry: PageGroup<string>, paths: Record<string, string>) {
  const { layout, ErrorBoundary, messages } = entry
  const children = Object.entries(entry.pages).map(([name, page]) => ({
    path: paths[`${group}.${name}`],
    ...toRoute(page, layout ? undefined : messages),
  })) as RouteObject[]
  if (!layout) return children
  return [
    {
      id: group,
      ...toRoute(layout, messages),
      children: ErrorBoundary ? [{ ErrorBoundary, children }] : children,
    } as RouteObject,
  ]
}

/**
 * Turns a remote's table of pages into routes. The build reads the same table from the source, so it is a
 * literal in `src/routes.tsx`: `pages(paths, { cart: page(…), account: { pages: { orders: page(…) } } })`.
 * @param paths path patterns by key: the remote's `paths.json`
 */
export function pages<Paths extends Record<string, string>>(
  paths: Paths,
  table: PageTable<keyof Paths & string>,
): RouteObject[] {
  return Object.entries<Page | PageGroup<string>>(table).flatMap(([key, entry]) =>
    'pages' in entry
      ? toGroupRoutes(key, entry, paths)
      : [{ path: paths[key], ...toRoute(entry) } as RouteObject],
  )
}
