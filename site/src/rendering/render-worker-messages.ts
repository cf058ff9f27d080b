import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import type { Locale } from '@shop/contracts/rules/locale-files.ts'
import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'

export interface LiveRemote {
  name: string
  entry: DiscoveryEntry
}

export interface RevisedConfig {
  config: RuntimeConfig
  /** Names its content: pages of one are not sent with another. */
  revision: string
}

export interface RenderWorkerData {
  folder: string
  shellVersion: string
  /** Loaded before the first page. */
  remotes: readonly LiveRemote[]
  /** The shell is prepared for them before the first page. */
  languages: readonly Locale[]
  /** Prepares the shell before the first page; each page brings its own. */
  configuration: RevisedConfig
  /** Origins that may be called while rendering. */
  origins: readonly string[]
  /** Origins that the site itself uses, keyed by the one that browsers use. */
  internalOrigins?: Readonly<Record<string, string>> | undefined
  dataTimeoutMs: number
  boxTimeoutMs: number
  /** Limit of typed arrays, in MiB. */
  memoryMb: number
}

export interface RenderJob {
  id: number
  language: Locale
  /** Path and query. */
  url: string
  /** Whether only the shell is rendered, around the place of the page. */
  isLayout?: boolean
  /** Whether the page's Markdown is asked for. */
  isMarkdown?: boolean
  /** The remote that owns the page; null for the shell's. */
  owner: LiveRemote | null
  /** The name of its version, as `name@version`. */
  version: string
  /** Remotes that have boxes for its slots, and the names of those whose code may run. */
  fillers?: { remotes: readonly LiveRemote[]; allowed: readonly string[] }
  configuration: RevisedConfig
  /** Headers of its requests, which tell for which request it is rendered. */
  headers?: Readonly<Record<string, string>>
}

export interface RenderedPage {
  status: number
  /** Address that the page redirects to instead. */
  redirect: string | null
  head: string
  styles: string
  /** Content of the root element, or the Markdown. */
  html: string
  /** Data for the browser, JSON. */
  data: string
}

export interface RenderFailure {
  /** `name@version` of the front end at fault. */
  version: string
  dataFailed: boolean
  reason: string
}

/** How a rendering ended; `page` is null for a shell that cannot render what was asked for. */
export type RenderResult =
  { page: RenderedPage | null; failure?: undefined } | { failure: RenderFailure; page?: undefined }

export type RenderMessage =
  | { type: 'loaded'; threadId: number }
  | { type: 'started'; id: number }
  | { type: 'running'; id: number; version: string }
  | { type: 'warning'; version: string; text: string }
  | { type: 'unloadable'; version: string; reason: string }

/** An error that nothing has caught, with which its thread ends. */
export interface Crash {
  /** The rendering that has thrown it, if that is known. */
  id?: number | undefined
  version: string
  reason: string
}
