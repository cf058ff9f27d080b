import { defaultConfig } from 'lighthouse'

interface Throttling {
  requestLatencyMs: number
  downloadThroughputKbps: number
  uploadThroughputKbps: number
  cpuSlowdownMultiplier: number
}

/**
 * Lighthouse's phone, with another processor.
 * @param slowdown how many times slower than this machine
 */
export const slowPhone = (slowdown: number): Throttling => ({
  ...(defaultConfig.settings?.throttling as Throttling),
  cpuSlowdownMultiplier: slowdown,
})
