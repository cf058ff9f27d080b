import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { isListOf, isRecord } from '@shop/contracts/normalize.ts'

const isString = (value: unknown): value is string => typeof value === 'string'
const isAbsentOr = (value: unknown, type: string) => value === undefined || typeof value === type

function areExtras(raw: unknown): boolean {
  if (!isRecord(raw)) return false
  const { paths, kernel, preload, pages, digests, fallback } = raw
  return (
    isListOf(paths, (path) => isString(path) && path.startsWith('/')) &&
    paths.length > 0 &&
    isString(kernel) &&
    isListOf(preload, isString) &&
    isAbsentOr(digests, 'string') &&
    (fallback === undefined ||
      (isRecord(fallback) &&
        isString(fallback.integrity) &&
        isAbsentOr(fallback.digests, 'string'))) &&
    isRecord(pages) &&
    Object.values(pages).every((files) => isListOf(files, isString))
  )
}

/** As `discoveryEntrySchema`, whose code the start waits for only to say what is wrong with an entry. */
export function isDiscoveryEntry(raw: unknown): raw is DiscoveryEntry {
  if (!isRecord(raw)) return false
  const { url, fallbackUrl, metadata, deployment, extras } = raw
  return (
    isString(url) &&
    url !== '' &&
    isAbsentOr(fallbackUrl, 'string') &&
    isRecord(metadata) &&
    isString(metadata.version) &&
    isAbsentOr(metadata.integrity, 'string') &&
    (deployment === undefined ||
      (isRecord(deployment) &&
        isAbsentOr(deployment.traffic, 'number') &&
        isAbsentOr(deployment.default, 'boolean'))) &&
    areExtras(extras)
  )
}
