import { runtimeConfigSchema, type RuntimeConfig } from '@shop/contracts/runtime-config.ts'

/** The run-time configuration is missing something; `problems` names each value and what is wrong with it. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`config.json: ${problems.join('; ')}`)
    this.name = 'ConfigError'
  }
}

let current: RuntimeConfig | null = null

/**
 * Validates and keeps the run-time configuration.
 * @param raw the parsed content of `/config.json`
 * @throws ConfigError naming every missing or wrong value
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
 * Fetches and keeps `/config.json`.
 * @throws ConfigError when it can't be fetched, is not JSON, or lacks a value
 */
export async function loadConfig(address: string): Promise<RuntimeConfig> {
  let raw: unknown
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    raw = await response.json()
  } catch (error) {
    throw new ConfigError([`could not be read (${error instanceof Error ? error.message : error})`])
  }
  return setConfig(raw)
}
