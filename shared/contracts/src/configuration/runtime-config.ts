import * as z from 'zod/mini'

import { HEX_COLOR } from '../rules/color.ts'
import { isWhatsAppNumber } from '../rules/typed-text.ts'
import { taxPercentSchema } from '../wire/amount.ts'
import { isDateTime, socialNetworks } from './config-rules.ts'

const httpUrl = z.url({ protocol: /^https?$/ })

const filled = z.string().check(z.minLength(1))

const bilingual = z.object({ en: filled, ar: filled })

const hexColor = z.string().check(z.regex(HEX_COLOR))

/** A logo, in pixels: it keeps its place before it is there. */
const logoPicture = z.object({ url: httpUrl, width: z.number(), height: z.number() })

const dateTime = z.string().check(z.refine(isDateTime))

/**
 * `/config.json` of the site: the settings of an installation. Of what owners set, it checks the shape alone: a released front
 * end must not refuse what a later office allows.
 */
export const runtimeConfigSchema = z.object({
  /** Public URL of the site, the base of canonical links and link previews. */
  siteUrl: httpUrl,
  /** Base URL of the main API, such as `https://api.example/api/v1.0`. */
  apiUrl: httpUrl,
  /** Base URL of the payments API. */
  paymentsUrl: httpUrl,
  /** Base URL of the member portal; `/login` and `/register` are below it. */
  portalUrl: httpUrl,
  /** The page where members change their e-mail address; without it, the account's settings do. */
  emailChangeUrl: z.optional(httpUrl),
  /** Base URL of the calls of a member's own account (`account.ts`); without it, the account's pages show samples. */
  accountUrl: z.optional(httpUrl),
  /** URL of the translation service. */
  translationUrl: httpUrl,
  /** URL of the product search; without it, the site offers none. */
  searchUrl: z.optional(httpUrl),
  /** URL of a member's newest payment; without it, a browser that does not know its id shows none. */
  newestPaymentUrl: z.optional(httpUrl),
  /** URL of the best sellers; without it, the home page shows none. */
  bestSellersUrl: z.optional(httpUrl),
  /** URL that filled in forms are posted to; without it, pages offer them as an e-mail. */
  formsUrl: z.optional(httpUrl),
  /** The shop's number at WhatsApp, digits with the country code; without it, pages offer no chat. */
  whatsAppNumber: z.optional(z.string().check(z.refine(isWhatsAppNumber))),
  /** How the shop is reached, where it is not as its pages say. */
  contact: z.optional(z.object({ phone: filled, address: bilingual, hours: bilingual })),
  /** The stores, where they are not as their page itself has them; `brand/stores.ts` says what their texts are. */
  stores: z.optional(
    z
      .array(
        z.object({
          name: bilingual,
          address: bilingual,
          phone: filled,
          openDays: z.array(z.string()),
          openHours: filled,
          mapPosition: filled,
        }),
      )
      .check(z.minLength(1)),
  ),
  /** The slides of the home page, where they are not as the page itself has them; without an address, a picture is the page's. */
  hero: z.optional(
    z.object({
      slides: z
        .array(
          z.object({
            title: bilingual,
            text: bilingual,
            action: bilingual,
            // Browsers take a second slash, and `\`, for the begin of another host.
            to: z.string().check(z.regex(/^\/(?![/\\])/)),
            pictureUrl: z.string(),
          }),
        )
        .check(z.minLength(1)),
    }),
  ),
  /** The sale, where it is not as its page itself has it; its coupons are valid. Without title and text, nobody has announced one. */
  sale: z.optional(
    z.object({
      title: z.optional(bilingual),
      text: z.optional(bilingual),
      coupons: z.array(
        z.object({
          code: filled,
          discountType: z.enum(['percentage', 'fixed']),
          /** Percent of the subtotal, or OMR (decimal). */
          discountValue: z.number(),
          text: bilingual,
        }),
      ),
    }),
  ),
  /** When codes of the sale end, the page's own codes included; without a time, a code stays. */
  saleEnds: z.optional(z.record(z.string(), dateTime)),
  /** Allowlist of origins that a checkout may redirect to. */
  checkoutOrigins: z.array(httpUrl).check(z.minLength(1)),
  brandName: bilingual,
  /** The logo of an owner, in place of the mark; for dark grounds, where it is not the same. */
  logo: z.optional(
    z.object({
      light: logoPicture,
      dark: z.optional(logoPicture),
      /** Whether the name stands beside it. */
      withName: z.boolean(),
    }),
  ),
  /** The accent colour of each theme, where it is not the shop's own. The site writes it into its pages. */
  accent: z.optional(z.object({ light: hexColor, dark: hexColor })),
  /** False publishes nothing that is for programs alone: Markdown of the pages, `/agents.md`, the catalogue by UCP. */
  machineReadable: z.optional(z.boolean()),
  /** The brand's pages on social networks. */
  socialLinks: z.optional(
    z.array(
      z.object({
        network: z.enum(socialNetworks),
        url: z.url({ protocol: /^https$/ }),
      }),
    ),
  ),
  /** How orders get to their buyers, and at which price; without it, neither is said or sent. */
  delivery: z.optional(
    z.object({
      dispatchDays: z.number(),
      options: z
        .array(
          z.object({
            id: z.string(),
            price: z.number(),
            days: z.optional(z.number()),
            store: z.optional(bilingual),
          }),
        )
        .check(z.minLength(1)),
    }),
  ),
  /** Tax that is added in the cart; 5 where it is not said. */
  taxPercent: z.optional(taxPercentSchema),
  /** The pages whose text an owner has replaced, by their ids, with the version of it. */
  contentPages: z.optional(z.record(z.string(), z.int())),
  /** The version of the blog, where an owner has written posts or hidden the blog's own. */
  blogVersion: z.optional(z.int()),
  /** Whether prices of products are shown with tax; the cart adds it either way. */
  pricesWithTax: z.optional(z.boolean()),
  /** Ways to pay without a card that an owner has switched on; `transfer` says to which account. */
  offlinePayments: z.optional(
    z.object({ cash: z.optional(z.boolean()), transfer: z.optional(bilingual) }),
  ),
  /** Names of the wallets that the card page takes, too, such as `Apple Pay`. */
  wallets: z.optional(z.array(filled)),
  /** Who owes the tax, where the shop is registered for it: on receipts. */
  taxRegistration: z.optional(
    z.object({
      vatNumber: filled,
      sellerName: z.optional(z.object({ en: z.string(), ar: z.string() })),
    }),
  ),
  /** Allowlist of origins, besides the site's own, that remotes are loaded from. */
  remoteOrigins: z.optional(z.array(httpUrl)),
  /** Further origins for testers' overrides, such as a development server's. Omit in production. */
  overrideOrigins: z.optional(z.array(httpUrl)),
  /** URL that failures of remotes are posted to, as a JSON array. */
  reportUrl: z.optional(httpUrl),
  /** End of the coming-soon page's countdown: ISO 8601 with a UTC offset. */
  comingSoonDate: z.optional(dateTime),
  /** Duration of the maintenance page's countdown, in seconds. */
  maintenanceSeconds: z.optional(z.int().check(z.gte(1))),
})
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>
