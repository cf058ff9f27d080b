import { type RuntimeConfig, runtimeConfigSchema } from '@shop/contracts/runtime-config.ts'

import { fetchJson } from '../http/fetch-json.ts'

/** The run-time configuration is invalid; `problems` names each value and its error. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`config.json: ${problems.join('; ')}`)
    this.name = 'ConfigError'
  }
}

const CONFIG_TIMEOUT_MS = 10_000

let current: RuntimeConfig | null = null

/**
 * Validates and stores the run-time configuration.
 * @param raw the parsed content of `/config.json`
 * @throws ConfigError naming every missing or invalid value
 */
export function setConfig(raw: unknown): RuntimeConfig {
  const parsed = runtimeConfigSchema.safeParse(raw)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    )
  }
  current = parsed.data
  return current
}

/** The run-time configuration. @throws Error before `setConfig` */
export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The run-time configuration was read before it was loaded')
  return current
}

/**
 * Fetches, validates and stores `/config.json`.
 * @param init replaces the time-out of the request
 * @throws FileError when it cannot be fetched or is not JSON
 * @throws ConfigError when it is invalid
 */
export async function loadConfig(url: string, init?: RequestInit): Promise<RuntimeConfig> {
  return setConfig(await fetchJson(url, init ?? { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) }))
}
