import { isDateTime, socialNetworks } from '@shop/contracts/config-rules.ts'
import { z } from 'zod/mini'

import { commonSettings } from './common-settings.ts'
import type { Settings } from './read-settings.ts'
import { storageSettings } from './storage-settings.ts'
import { proxies } from './trusted-proxies.ts'
import {
  address,
  atLeastOneOrigin,
  choice,
  folder,
  optional,
  optionalAddress,
  origins,
  port,
  structure,
  text,
  wholeNumber,
  withDefault,
} from './value-types.ts'

const MAX_RENDER_BUDGET_MS = 10_000
const MAX_MAINTENANCE_SECONDS = 31_536_000

const socialLinks = structure(
  z.array(z.object({ network: z.enum(socialNetworks), url: z.url({ protocol: /^https$/ }) })),
  `a list of objects with network (${socialNetworks.join(', ')}) and url, an https address`,
)

/** What the site can be told: itself, and what it tells browsers in `/config.json`. */
export const siteSettings = {
  ...commonSettings,
  monitorPort: {
    ...optional(port),
    variable: 'SITE_MONITOR_PORT',
    key: 'site.monitorPort',
    description: 'port of /healthz, /readyz and /metrics; without one they are not served',
  },
  port: {
    ...withDefault(port, 3000),
    variable: 'PORT',
    key: 'site.port',
    description: 'port that the site listens on',
  },
  host: {
    ...withDefault(text, '::'),
    variable: 'SITE_HOST',
    key: 'site.host',
    description: 'address or name that the site listens on; :: is every address of the machine',
  },
  trustProxy: {
    ...withDefault(proxies('site'), 'off'),
    variable: 'SITE_TRUST_PROXY',
    key: 'site.trustProxy',
    description:
      'proxies whose X-Request-Id and traceparent are believed: their addresses, or how many there are',
  },
  releaseDir: {
    ...withDefault(folder, '.site'),
    variable: 'RELEASE_DIR',
    key: 'site.releaseDir',
    description: 'folder that releases are kept in and served from',
  },
  ...storageSettings,
  releasePollSeconds: {
    ...withDefault(wholeNumber(1, 3_600, 'seconds'), 5),
    variable: 'RELEASE_POLL_SECONDS',
    key: 'releaseStore.pollSeconds',
    description: 'how often the site looks for releases in object storage, in seconds',
  },
  renderBudgetMs: {
    ...withDefault(wholeNumber(1, MAX_RENDER_BUDGET_MS, 'milliseconds'), 300),
    variable: 'RENDER_BUDGET_MS',
    key: 'site.renderBudgetMs',
    description: 'how long a visitor waits for a page that the server renders, in milliseconds',
  },
  testers: {
    ...optional(choice('everybody', 'link')),
    variable: 'TESTERS',
    key: 'site.testers',
    description: 'who may run versions that were never live; in production link by default',
  },
  backendInternalUrl: {
    ...optional(address),
    variable: 'BACKEND_INTERNAL_URL',
    key: 'site.backendInternalUrl',
    description: 'where the site itself reaches the backend; by default by its public address',
  },
  remoteOrigins: {
    ...withDefault(origins, []),
    variable: 'REMOTE_ORIGINS',
    key: 'site.remoteOrigins',
    description: 'origins, beside the site’s own, that remotes are released on',
  },
  remotesUrl: {
    ...optional(address),
    variable: 'REMOTES_URL',
    key: 'site.remotesUrl',
    description:
      'where browsers load remotes from, such as a CDN with the folders of the versions; by default the site',
  },
  overrideOrigins: {
    ...withDefault(origins, []),
    variable: 'OVERRIDE_ORIGINS',
    key: 'site.overrideOrigins',
    description: 'origins that testers may load a remote from, such as a development server’s',
  },
  apiUrl: {
    ...optional(address),
    variable: 'API_URL',
    key: 'services.api',
    description: 'base of the main API; by default of the backend',
  },
  paymentsUrl: {
    ...optional(address),
    variable: 'PAYMENTS_URL',
    key: 'services.payments',
    description: 'base of the payments API; by default the main API',
  },
  portalUrl: {
    ...optional(address),
    variable: 'PORTAL_URL',
    key: 'services.portal',
    description: 'the member portal; by default the backend’s',
  },
  emailChangeUrl: {
    ...optional(optionalAddress),
    variable: 'EMAIL_CHANGE_URL',
    key: 'services.emailChange',
    description:
      'where members change their e-mail address; off lets the account’s settings save it',
  },
  translationUrl: {
    ...optional(address),
    variable: 'TRANSLATION_URL',
    key: 'services.translation',
    description: 'the translation service; by default the backend’s',
  },
  searchUrl: {
    ...optional(optionalAddress),
    variable: 'SEARCH_URL',
    key: 'services.search',
    description: 'product search; off offers none',
  },
  bestSellersUrl: {
    ...optional(optionalAddress),
    variable: 'BEST_SELLERS_URL',
    key: 'services.bestSellers',
    description: 'best sellers of the home page; off shows none',
  },
  reportUrl: {
    ...optional(optionalAddress),
    variable: 'REPORT_URL',
    key: 'services.failureReports',
    description: 'where browsers report failures of remotes; off reports none',
  },
  checkoutOrigins: {
    ...optional(atLeastOneOrigin),
    variable: 'CHECKOUT_ORIGINS',
    key: 'services.checkoutOrigins',
    description: 'origins that a hosted card page may be on; by default the backend’s, or Stripe’s',
  },
  mapTilesUrl: {
    ...optional(text),
    variable: 'MAP_TILES_URL',
    key: 'services.mapTiles',
    description: 'map tiles, with {z}, {x} and {y}; maps are drawn without them',
  },
  brandName: {
    ...optional(
      structure(
        z.object({ en: text.schema, ar: text.schema }),
        'the shop’s name in both languages: en and ar',
      ),
    ),
    variable: 'BRAND_NAME',
    key: 'brand.name',
    description: 'the shop’s name in English and Arabic',
  },
  socialLinks: {
    ...optional(socialLinks),
    variable: 'SOCIAL_LINKS',
    key: 'brand.socialLinks',
    description: 'the shop’s pages on other networks',
  },
  comingSoonDate: {
    ...optional({
      schema: z.string().check(z.refine(isDateTime)),
      expected: 'a time with its offset, such as 2027-01-31T10:00:00+04:00',
    }),
    variable: 'COMING_SOON_DATE',
    key: 'notices.comingSoonDate',
    description: 'what the notice of an opening counts down to',
  },
  maintenanceSeconds: {
    ...optional(wholeNumber(1, MAX_MAINTENANCE_SECONDS, 'seconds')),
    variable: 'MAINTENANCE_SECONDS',
    key: 'notices.maintenanceSeconds',
    description: 'what the notice of a maintenance counts down from',
  },
} as const satisfies Settings
