import { z } from 'zod/mini'

const httpUrl = z.url({ protocol: /^https?$/ })

const dateTime = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
)

/** `/config.json` of the site: everything that differs between installations and is known only at run time. */
export const runtimeConfigSchema = z.object({
  /** Where shoppers reach the site; canonical links and previews begin with it. */
  siteUrl: httpUrl,
  /** Base of the main API, for example `https://api.example/api/v1.0`. */
  apiUrl: httpUrl,
  /** Base of the payments API. */
  paymentsUrl: httpUrl,
  /** Base of the member portal; `/login`, `/register` and `/logout` hang below it. */
  portalUrl: httpUrl,
  /** Address of the translation service. */
  translationUrl: httpUrl,
  /** Origins a hosted card page may be on; nothing else is ever followed. */
  checkoutOrigins: z.array(z.url()).check(z.minLength(1)),
  brandName: z.object({
    en: z.string().check(z.minLength(1)),
    ar: z.string().check(z.minLength(1)),
  }),
  /** The brand's pages on other networks. */
  socialLinks: z.optional(
    z.array(
      z.object({
        network: z.enum(['facebook', 'instagram', 'x', 'tiktok', 'youtube', 'linkedin']),
        url: z.url({ protocol: /^https$/ }),
      }),
    ),
  ),
  /** Origins, beside the site's own, that remotes are released on. */
  remoteOrigins: z.optional(z.array(httpUrl)),
  /**
   * Origins that a tester may have a remote loaded from instead, such as a development server's. To be
   * left out of what shoppers use.
   */
  overrideOrigins: z.optional(z.array(httpUrl)),
  /** Where failures of remotes are reported, as a JSON list by POST. */
  reportUrl: z.optional(httpUrl),
  /** Map tile address with {z}, {x} and {y}; maps show no tiles without it. */
  mapTilesUrl: z.optional(z.string()),
  /** The moment that the coming-soon page counts down to: ISO 8601 with its offset from UTC. */
  comingSoonDate: z.optional(dateTime),
  /** How long the maintenance page says that the work takes, in seconds. */
  maintenanceSeconds: z.optional(z.int().check(z.gte(1))),
})
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>
