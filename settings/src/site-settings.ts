import { isDateTime } from '@shop/contracts/configuration/config-rules.ts'
import { isWhatsAppNumber } from '@shop/contracts/rules/typed-text.ts'
import { z } from 'zod/mini'

import { commonSettings } from './common-settings.ts'
import { storageSettings } from './storage-settings.ts'
import { proxies } from './trusted-proxies.ts'
import {
  address,
  atLeastOneOrigin,
  choice,
  optionalAddress,
  origins,
  port,
  refined,
  text,
  wholeNumber,
} from './value-types.ts'

const YEAR_SECONDS = 31_536_000

/** Variables of the site: its own, and those that browsers are told in `/config.json`. */
export const siteSettings = {
  ...commonSettings,
  ...storageSettings,
  SITE_MONITOR_PORT: z.optional(port),
  PORT: z._default(port, 3000),
  SITE_HOST: z._default(text, '::'),
  SITE_TRUST_PROXY: z._default(proxies('site'), false),
  RELEASE_DIR: z._default(text, '.site'),
  RELEASE_POLL_SECONDS: z._default(wholeNumber(1, 3_600, 'seconds'), 5),
  RENDER_BUDGET_MS: z._default(wholeNumber(1, 10_000, 'milliseconds'), 300),
  TESTERS: z.optional(choice('everybody', 'link')),
  BACKEND_INTERNAL_URL: z.optional(address),
  REMOTE_ORIGINS: z._default(origins, []),
  REMOTES_URL: z.optional(address),
  OVERRIDE_ORIGINS: z._default(origins, []),
  API_URL: z.optional(address),
  PAYMENTS_URL: z.optional(address),
  PORTAL_URL: z.optional(address),
  EMAIL_CHANGE_URL: z.optional(optionalAddress),
  TRANSLATION_URL: z.optional(address),
  SEARCH_URL: z.optional(optionalAddress),
  BEST_SELLERS_URL: z.optional(optionalAddress),
  FORMS_URL: z.optional(optionalAddress),
  REPORT_URL: z.optional(optionalAddress),
  CHECKOUT_ORIGINS: z.optional(atLeastOneOrigin),
  WHATSAPP_NUMBER: z.optional(
    refined(isWhatsAppNumber, 'a number with its country code, digits alone, such as 96812345678'),
  ),
  COMING_SOON_DATE: z.optional(
    refined(isDateTime, 'a time with its offset, such as 2027-01-31T10:00:00+04:00'),
  ),
  MAINTENANCE_SECONDS: z.optional(wholeNumber(1, YEAR_SECONDS, 'seconds')),
}
