import {
  type RuntimeConfig,
  runtimeConfigSchema,
} from '@shop/contracts/configuration/runtime-config.ts'
import { DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'

import { fetchJson } from './http/fetch-json.ts'
import { readServerTime, setServerTime } from './session/server-time.ts'

/** The run-time configuration is invalid; `problems` names each value and its error. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`config.json: ${problems.join('; ')}`)
    this.name = 'ConfigError'
  }
}

const CONFIG_TIMEOUT_MS = 10_000

let current: RuntimeConfig | null = null
let resolveConfigured: () => void
const configured = new Promise<void>((resolve) => {
  resolveConfigured = resolve
})

/**
 * Stores the run-time configuration.
 * @param serverTime of the server that sent it, in milliseconds since the epoch; null when it is unknown
 */
export function setConfig(config: RuntimeConfig, serverTime: number | null = null): RuntimeConfig {
  current = config
  setServerTime(serverTime)
  resolveConfigured()
  return current
}

/** Resolves once there is a run-time configuration. */
export function whenConfigured(): Promise<void> {
  return configured
}

/** Returns whether there is a run-time configuration: a page from the server can be used before. */
export function isConfigured(): boolean {
  return current !== null
}

/** The run-time configuration. @throws Error before `setConfig` */
export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The run-time configuration was read before it was loaded')
  return current
}

/** Tax in percent of the undiscounted subtotal. @throws Error before `setConfig` */
export function getTaxPercent(): number {
  return getConfig().taxPercent ?? DEFAULT_TAX_PERCENT
}

/** Validates a run-time configuration. @throws ConfigError naming every missing or invalid value */
export function validateConfig(raw: unknown): RuntimeConfig {
  const parsed = runtimeConfigSchema.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  )
}

/**
 * Fetches and stores `/config.json`.
 * @param init replaces the time-out of the request
 * @throws FileError when it cannot be fetched or is not JSON
 * @throws ConfigError when it is invalid
 */
export async function loadConfig(url: string, init?: RequestInit): Promise<RuntimeConfig> {
  let serverTime: number | null = null
  const raw = await fetchJson(
    url,
    init ?? { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) },
    (headers) => (serverTime = readServerTime(headers)),
  )
  return setConfig(validateConfig(raw), serverTime)
}
