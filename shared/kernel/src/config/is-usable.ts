import { isDateTime, socialNetworks } from '@shop/contracts/config-rules.ts'
import { isListOf, isRecord } from '@shop/contracts/normalize.ts'
import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

const REQUIRED_URLS = ['siteUrl', 'apiUrl', 'paymentsUrl', 'portalUrl', 'translationUrl']
const OPTIONAL_URLS = ['emailChangeUrl', 'searchUrl', 'bestSellersUrl', 'reportUrl']
const OPTIONAL_ORIGINS = ['remoteOrigins', 'overrideOrigins']

const isHttpUrl = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
const isText = (value: unknown) => typeof value === 'string' && value !== ''

function isSocialLink(link: unknown): boolean {
  if (!isRecord(link)) return false
  const { network, url } = link
  return (
    socialNetworks.some((name) => name === network) &&
    isHttpUrl(url) &&
    /^https/.test(url as string)
  )
}

/** Whether a configuration can be used. What it rejects, the schema decides: it says why, and its code is loaded only then. */
export function isUsable(raw: unknown): raw is RuntimeConfig {
  if (!isRecord(raw)) return false
  const isAbsentOr = (key: string, isValid: (value: unknown) => boolean) =>
    raw[key] === undefined || isValid(raw[key])
  const { brandName, checkoutOrigins } = raw
  return (
    REQUIRED_URLS.every((key) => isHttpUrl(raw[key])) &&
    OPTIONAL_URLS.every((key) => isAbsentOr(key, isHttpUrl)) &&
    OPTIONAL_ORIGINS.every((key) => isAbsentOr(key, (value) => isListOf(value, isHttpUrl))) &&
    isListOf(checkoutOrigins, isHttpUrl) &&
    checkoutOrigins.length > 0 &&
    isRecord(brandName) &&
    isText(brandName.en) &&
    isText(brandName.ar) &&
    isAbsentOr('socialLinks', (links) => isListOf(links, isSocialLink)) &&
    isAbsentOr('mapTilesUrl', (value) => typeof value === 'string') &&
    isAbsentOr('comingSoonDate', (value) => typeof value === 'string' && isDateTime(value)) &&
    isAbsentOr('maintenanceSeconds', (value) => Number.isSafeInteger(value) && Number(value) >= 1)
  )
}
