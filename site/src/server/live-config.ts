import { createHash } from 'node:crypto'

import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import {
  type ShopSettings,
  shopSettingsSchema,
} from '@shop/contracts/configuration/shop-settings.ts'
import type { FastifyBaseLogger } from 'fastify'

import type { RevisedConfig } from '../rendering/render-worker-messages.ts'

/** Together with the time that pages are cached for, a change is on every page within a minute. */
const POLL_INTERVAL_MS = 10_000
const TIMEOUT_MS = 5_000

/** The configuration with what an owner has changed in the office. */
export interface LiveConfig {
  read: () => RevisedConfig
  /** Asks for changes at once, and regularly until `stop`. Never rejects. */
  watch: () => Promise<void>
  stop: () => void
}

interface Options {
  /** Address of the settings; nothing is asked without it. */
  url?: string
  log: Pick<FastifyBaseLogger, 'warn'>
  intervalMs?: number
}

/** The site's own settings count for what the office has not changed. */
function applySettings(
  config: RuntimeConfig,
  { contact: typed, brandName = config.brandName, ...rest }: ShopSettings,
): RuntimeConfig {
  const others = { ...rest, brandName }
  if (!typed) return { ...config, ...others }
  const { whatsAppNumber, ...contact } = typed
  const { whatsAppNumber: _, ...installed } = config
  return { ...installed, ...others, contact, ...(whatsAppNumber && { whatsAppNumber }) }
}

/** Empty when the office has changed nothing. */
function nameSettings(settings: ShopSettings): string {
  if (Object.keys(settings).length === 0) return ''
  return createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 16)
}

async function fetchSettings(url: string): Promise<ShopSettings> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return shopSettingsSchema.parse(await response.json())
}

/** Creates a configuration that follows the office; while that cannot be asked, it stays as it was. */
export function createLiveConfig(
  config: RuntimeConfig,
  { url, log, intervalMs = POLL_INTERVAL_MS }: Options,
): LiveConfig {
  let current: RevisedConfig = { config, revision: '' }
  /** Failures in a row. */
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function update(address: string): Promise<void> {
    try {
      const settings = await fetchSettings(address)
      failures = 0
      const revision = nameSettings(settings)
      if (revision === current.revision) return
      current = { config: applySettings(config, settings), revision }
    } catch (error) {
      failures += 1
      // Once each time that it is away; not of a backend that starts together with the site.
      if (failures === 2 && !isStopped) {
        log.warn(error, 'The settings of the office could not be read')
      }
    }
  }

  async function watch(): Promise<void> {
    if (url === undefined) return
    await update(url)
    if (!isStopped) timer = setTimeout(() => void watch(), intervalMs).unref()
  }

  return {
    read: () => current,
    watch,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
