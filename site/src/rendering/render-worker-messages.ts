import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

/** What a worker renders with, for its whole life. */
export interface RenderWorkerData {
  /** The release folder. */
  folder: string
  shellVersion: string
  config: RuntimeConfig
  /** Origins that may be called while rendering. */
  origins: string[]
  /** Where the site itself reaches them, by origin; else by the same. */
  internalOrigins?: Readonly<Record<string, string>> | undefined
  /** Longest time that a page waits for its data, in milliseconds. */
  dataTimeoutMs: number
}

/** A version of a remote. */
export interface LiveRemote {
  name: string
  entry: DiscoveryEntry
}

/** One page to render. */
export interface RenderJob {
  id: number
  language: 'en' | 'ar'
  /** Path and query; null only loads the owner, for good. */
  url: string | null
  /** Whether only the shell is rendered, around the place of the page. */
  isLayout?: boolean
  /** Whose page it is; null for the shell's. */
  owner: LiveRemote | null
  /** Its name. */
  version: string
  /** Of its requests: which request it is rendered for. */
  headers?: Readonly<Record<string, string>>
}

/** A page rendered on the server. */
export interface RenderedPage {
  status: number
  /** Address that the page redirects to instead. */
  redirect: string | null
  /** Elements of the head. */
  head: string
  /** Style elements. */
  styles: string
  /** Content of the root element. */
  html: string
  /** Data for the browser, JSON. */
  data: string
}

/** Why a page could not be rendered. */
export interface RenderFailure {
  /** Whose failure it is, as `name@version`. */
  version: string
  /** Whether its data could not be fetched. */
  dataFailed: boolean
  reason: string
}

/** What a worker says. */
export type RenderMessage =
  | { type: 'page'; id: number; page: RenderedPage | null }
  | ({ type: 'failure'; id: number } & RenderFailure)
  /** An error that nothing has caught, during the rendering of `id` or after it. */
  | { type: 'crash'; id?: number; version: string; reason: string }
  /** Written to the console. */
  | { type: 'complaint'; version: string; text: string }
