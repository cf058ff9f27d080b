import { defaultAccent } from '@shop/contracts/configuration/brand/accent.ts'
import { ownStores } from '@shop/contracts/configuration/brand/stores.ts'
import type { ShopSettings } from '@shop/contracts/configuration/shop-settings.ts'
import type {
  OfficeSettings,
  SettingName,
  SettingValue,
} from '@shop/contracts/wire/office-settings.ts'

import type { Config } from '../../platform/config/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { pictureUrl } from '../../platform/media/picture-url.ts'
import {
  addLogoUrls,
  fromAccent,
  fromSocialLinks,
  requireReadable,
  toAccent,
  toLogo,
  toSocialLinks,
} from './brand-rules.ts'
import { publishSale, requireCoupons } from './publish-sale.ts'

/** What a setting of tax says that was saved before there was more of it than the rate. */
const taxDefaults = {
  shownPrices: 'withoutTax',
  vatNumber: '',
  sellerName: { en: '', ar: '' },
} as const
/** Time to order more, for a shop that sells some pieces a week. */
const LOW_STOCK = 3

/** What counts until an owner has saved a setting: as the backend is set; undefined for what pages say by themselves. */
export const getDefaults = ({ delivery, taxPercent, brandName, socialLinks }: Config) => ({
  brandName: { name: brandName },
  logo: { logo: '', darkLogo: '', withName: true },
  accent: fromAccent(defaultAccent),
  socialLinks: fromSocialLinks(socialLinks),
  mailSender: { senderName: { en: '', ar: '' }, replyTo: '' },
  delivery,
  tax: { taxPercent, ...taxDefaults },
  payment: { methods: [], bankDetails: { en: '', ar: '' } },
  contact: undefined,
  stores: { stores: ownStores.map((store) => ({ ...store })) },
  stock: { lowStock: LOW_STOCK },
  hero: undefined,
  sale: undefined,
  machines: { texts: 'published' as const },
})

/** What Stripe's card page takes besides typed cards, unless its dashboard says otherwise. */
const STRIPE_WALLETS = ['Apple Pay', 'Google Pay', 'Link']

export interface SettingRules<Name extends SettingName> {
  /** Checks what the schema cannot. @throws HttpError 422 */
  check?: (db: Deps['db'], value: SettingValue<Name>) => Promise<void>
  /** The value as the office shows it; by default, as it is kept. */
  toOffice?: (config: Config, value: SettingValue<Name>) => OfficeSettings[Name]['value']
  /** What the site is told, by the keys of its configuration; by default what an owner has saved, by its name. */
  publish?: (
    deps: Pick<Deps, 'db' | 'config' | 'clock'>,
    value: SettingValue<Name> | undefined,
  ) => Promise<ShopSettings> | ShopSettings
}

const addPictureUrls = ({ backendUrl }: Config, { slides }: SettingValue<'hero'>) => ({
  slides: slides.map((slide) => ({ ...slide, pictureUrl: pictureUrl(backendUrl, slide.picture) })),
})

/** What is special of a setting. */
export const settingRules: { readonly [Name in SettingName]?: SettingRules<Name> } = {
  brandName: { publish: (_, saved) => (saved ? { brandName: saved.name } : {}) },
  logo: {
    toOffice: addLogoUrls,
    publish({ config }, saved) {
      const logo = saved && toLogo(config, saved)
      return logo ? { logo } : {}
    },
  },
  accent: {
    check: requireReadable,
    publish: (_, saved) => (saved ? { accent: toAccent(saved) } : {}),
  },
  socialLinks: {
    publish: (_, saved) => (saved ? { socialLinks: toSocialLinks(saved) } : {}),
  },
  // Nobody but who writes e-mails needs it.
  mailSender: { publish: () => ({}) },
  tax: {
    toOffice: (_, tax) => ({ ...taxDefaults, ...tax }),
    publish(_, tax) {
      if (!tax) return {}
      const { taxPercent, shownPrices, vatNumber, sellerName } = tax
      return {
        taxPercent,
        ...(shownPrices === 'withTax' && { pricesWithTax: true }),
        ...(vatNumber && { taxRegistration: { vatNumber, sellerName } }),
      }
    },
  },
  payment: {
    async check(_, { methods, bankDetails }) {
      if (!methods.includes('transfer') || (bankDetails.en && bankDetails.ar)) return
      throw new HttpError(422, 'Please write in both languages which account a transfer goes to.')
    },
    publish({ config }, payment) {
      const wallets = config.stripe && { wallets: STRIPE_WALLETS }
      if (!payment || payment.methods.length === 0) return { ...wallets }
      const { methods, bankDetails } = payment
      return {
        ...wallets,
        offlinePayments: {
          ...(methods.includes('cash') && { cash: true }),
          ...(methods.includes('transfer') && { transfer: bankDetails }),
        },
      }
    },
  },
  stores: { publish: (_, value) => value ?? {} },
  // Nobody but the office needs it.
  stock: { publish: () => ({}) },
  hero: {
    toOffice: addPictureUrls,
    publish({ config }, hero) {
      if (!hero) return {}
      const { slides } = addPictureUrls(config, hero)
      return { hero: { slides: slides.map(({ picture: _, ...slide }) => slide) } }
    },
  },
  machines: {
    publish: (_, machines) => (machines?.texts === 'unpublished' ? { machineReadable: false } : {}),
  },
  sale: {
    check: requireCoupons,
    publish: ({ db, clock }, sale) => publishSale(db, sale, clock()),
  },
}
