import { socialNetworks } from '@shop/contracts/configuration/config-rules.ts'
import { DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import { shopSettings } from '@shop/contracts/wire/office-settings.ts'
import { z } from 'zod/mini'

import { address, choice, port, structure, taxPercent, text, wholeNumber } from './value-types.ts'

const bilingualText = z.object({
  en: z.string().check(z.minLength(1)),
  ar: z.string().check(z.minLength(1)),
})

const socialLinks = z.array(
  z.object({ network: z.enum(socialNetworks), url: z.url({ protocol: /^https$/ }) }),
)

/** Variables of both site and backend. `docs/configuration.md` describes each. */
export const commonSettings = {
  NODE_ENV: z.optional(text),
  SITE_URL: z.optional(address),
  BACKEND_URL: z.optional(address),
  BACKEND_PORT: z._default(port, 4000),
  PAYMENTS: z.optional(choice('stripe', 'thawani', 'test')),
  THAWANI_URL: z._default(address, 'https://checkout.thawani.om'),
  BRAND_NAME: z.optional(
    structure(
      bilingualText,
      'the shop’s name in both languages, such as {"en": "Shop", "ar": "متجر"}',
    ),
  ),
  SOCIAL_LINKS: z.optional(
    structure(
      socialLinks,
      `a list of objects with network (${socialNetworks.join(', ')}) and url, an https address`,
    ),
  ),
  DELIVERY: z.optional(
    structure(shopSettings.delivery.change, 'an object with dispatchDays and options'),
  ),
  TAX_PERCENT: z._default(taxPercent, DEFAULT_TAX_PERCENT),
  LOG_LEVEL: z.optional(choice('error', 'warn', 'info', 'debug', 'trace')),
  LOG_FORMAT: z.optional(choice('json', 'text')),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  MONITOR_HOST: z._default(text, 'localhost'),
  MIN_FREE_DISK_MB: z._default(wholeNumber(0, 1_000_000, 'mebibytes'), 200),
}

/** Where browsers reach the backend: by default on the host of a site without TLS, which other devices name, else on this machine. */
export function toBackendUrl({
  SITE_URL = '',
  BACKEND_URL,
  BACKEND_PORT,
}: {
  SITE_URL?: string | undefined
  BACKEND_URL?: string | undefined
  BACKEND_PORT: number
}): string {
  const host = SITE_URL.startsWith('http:') ? new URL(SITE_URL).hostname : 'localhost'
  return BACKEND_URL ?? `http://${host}:${BACKEND_PORT}`
}

export const isProduction = ({ NODE_ENV }: { NODE_ENV?: string | undefined }): boolean =>
  NODE_ENV === 'production'

/** How a program logs: in production for what collects logs, else for a terminal. */
export function readLogSettings({
  LOG_LEVEL,
  LOG_FORMAT,
  NODE_ENV,
}: {
  NODE_ENV?: string | undefined
  LOG_LEVEL?: string | undefined
  LOG_FORMAT?: 'json' | 'text' | undefined
}): { level: string; format: 'json' | 'text' } {
  const production = isProduction({ NODE_ENV })
  return {
    level: LOG_LEVEL ?? (production ? 'info' : 'warn'),
    format: LOG_FORMAT ?? (production ? 'json' : 'text'),
  }
}
