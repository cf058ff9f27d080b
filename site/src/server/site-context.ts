import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'

import type { ReleaseReader } from '../live/live-release.ts'
import type { RemoteAddresses } from '../remote-addresses.ts'
import type { SiteMetrics } from '../site-metrics.ts'
import type { LiveConfig } from './live-config.ts'
import type { TesterGate } from './tester-gate.ts'

/** Shared by the plugins of the site. */
export interface SiteContext {
  folder: string
  config: RuntimeConfig
  /** The configuration with what an owner has changed in the office: what pages are rendered with. */
  liveConfig: LiveConfig
  release: ReleaseReader
  gate: TesterGate
  /** Whether a file may be read: no symbolic link is on the way to it, and one of a version is as it was published. */
  isReadable: (file: string) => boolean
  addresses: RemoteAddresses
  /** Origins that the site itself uses, keyed by those of the configuration. */
  internalOrigins: Readonly<Record<string, string>>
  metrics: SiteMetrics
}
