import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { isRecord } from '@shop/contracts/normalize.ts'

const isString = (value: unknown): value is string => typeof value === 'string'
const isAbsentOr = (value: unknown, type: string) => value === undefined || typeof value === type
const isList = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

function areExtras(raw: unknown): boolean {
  if (!isRecord(raw)) return false
  const { paths, kernel, preload, pages } = raw
  return (
    isList(paths, (path) => isString(path) && path.startsWith('/')) &&
    (paths as unknown[]).length > 0 &&
    isString(kernel) &&
    isList(preload, isString) &&
    isRecord(pages) &&
    Object.values(pages).every((files) => isList(files, isString))
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
