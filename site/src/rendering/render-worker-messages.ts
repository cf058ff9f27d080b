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
}

/** A remote, and the version that is rendered. */
export interface LiveRemote {
  name: string
  entry: DiscoveryEntry
}

/** One page to render. */
export interface RenderJob {
  id: number
  language: 'en' | 'ar'
  /** Path and query. */
  url: string
  remotes: readonly LiveRemote[]
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

/** What a worker answers: the page, or why there is none. */
export type RenderResult = { id: number } & ({ page: RenderedPage } | { reason: string })
