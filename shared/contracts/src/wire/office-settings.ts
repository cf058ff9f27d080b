import * as z from 'zod/mini'

import { deliveryZones } from '../rules/delivery.ts'
import { languagePrefix, withoutLanguagePrefix } from '../rules/language-address.ts'
import { offlineMethods } from '../rules/offline-payment.ts'
import { isWhatsAppNumber, normalizeTyped } from '../rules/typed-text.ts'
import { amountSchema, taxPercentSchema } from './amount.ts'
import {
  accentFields,
  brandNameFields,
  logoFields,
  mailSenderFields,
  socialLinksFields,
} from './office-brand.ts'
import { couponCodeSchema } from './office-coupons.ts'
import {
  choiceField,
  choicesField,
  type Fields,
  integerField,
  localizedField,
  numberField,
  pictureField,
  specialField,
  textField,
} from './office-fields.ts'
import { changeShape, valueShape } from './office-record.ts'
import { storesFields } from './office-stores.ts'
import { bilingual, listField, phoneField } from './setting-fields.ts'
import { idSchema } from './text.ts'

const days = z.int().check(z.gte(0), z.lte(90))

const filledText = z.string().check(z.minLength(1), z.maxLength(100))

const deliveryOptionSchema = z.object({
  id: idSchema,
  price: amountSchema,
  days: z.optional(days),
  store: z.optional(z.object({ en: filledText, ar: filledText })),
})

type Option = z.infer<typeof deliveryOptionSchema>

const isUnique = (options: Option[]) => new Set(options.map(({ id }) => id)).size === options.length

/** An address anywhere has an option, and all other options are stores. */
const hasZonesAndStores = (options: Option[]) =>
  deliveryZones.every((zone) => options.some(({ id, store }) => id === zone && !store)) &&
  options.filter(({ store }) => !store).length === deliveryZones.length

const deliveryOptionsSchema = z
  .array(deliveryOptionSchema)
  .check(
    z.refine(isUnique, 'two options have the same id'),
    z.refine(
      hasZonesAndStores,
      `there must be an option for each of ${deliveryZones.join(', ')}, and all others need a store`,
    ),
  )

/** How orders get to their buyers, and at which price; also the variable `DELIVERY`. */
const deliveryFields = {
  dispatchDays: { ...integerField({ max: 2 }), change: days },
  options: specialField(deliveryOptionsSchema, z.array(deliveryOptionSchema), [], {
    parts: Object.keys(deliveryOptionSchema.shape),
  }),
}

/** What is added to the undiscounted subtotal, as the variable `TAX_PERCENT` says until then, and who owes it. */
const taxFields = {
  taxPercent: numberField('number', taxPercentSchema, { hint: true, max: 6 }),
  /** How shoppers see prices of products; totals stay what they are. */
  shownPrices: choiceField(['withoutTax', 'withTax'], { hint: true }),
  /** Number of the registration for VAT in Oman; empty without one: invoices are no tax invoices then. */
  vatNumber: textField(20, {
    hint: true,
    ltr: true,
    schema: z.string().check(
      z.overwrite((number) => normalizeTyped(number).replaceAll(' ', '').toUpperCase()),
      z.regex(/^(?:OM\d{10})?$/, 'Please write the VAT number as OM and ten digits.'),
    ),
  }),
  /** Name of the registered business, where it is not that of the shop. */
  sellerName: localizedField(100, { hint: true }),
}

/** Ways to pay without a card. */
const paymentFields = {
  methods: choicesField(offlineMethods),
  /** Where a transfer goes to. */
  bankDetails: localizedField(500, { rows: 4 }),
}

/** Products of which that many pieces or fewer are available are on the office's first page, and told by e-mail. */
const stockFields = { lowStock: integerField({ hint: true }) }

/** Whether programs find texts of the shop's pages, in Markdown. */
const machinesFields = { texts: choiceField(['published', 'unpublished'], { hint: true }) }

/** How the shop is reached. */
const contactFields = {
  phone: phoneField,
  /** Digits with the country code; empty for no chat. */
  whatsAppNumber: textField(30, {
    hint: true,
    ltr: true,
    inputMode: 'tel',
    schema: z.string().check(
      z.overwrite((number) => normalizeTyped(number).replaceAll(/[+ ]/g, '')),
      z.refine(
        (number) => number === '' || isWhatsAppNumber(number),
        'Please write the WhatsApp number with its country code.',
      ),
    ),
  }),
  address: bilingual(200),
  /** When somebody is there, in words. */
  hours: bilingual(200),
}

/** Slides of the home page. */
export const MAX_HERO_SLIDES = 4

/** A page of this site, as its address is copied from the browser: the language is the visitor's. */
const sitePath = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.overwrite((path) => (languagePrefix(path) ? withoutLanguagePrefix(path) : path)),
  // Browsers take `//` and `\` for the begin of another host.
  z.regex(/^(?!.*\/\/)\/[^\s<>\\]*$/, 'Please write a path of this site, such as /shop.'),
)

export const slideFields = {
  title: bilingual(60),
  text: bilingual(200, 3),
  /** What the button says. */
  action: bilingual(30),
  /** Where the button leads. */
  to: textField(200, {
    required: true,
    hint: true,
    ltr: true,
    inputMode: 'url',
    schema: sitePath,
  }),
  /** Empty for the shop's own. */
  picture: pictureField(),
}

const heroFields = {
  slides: listField(
    slideFields,
    z.array(z.object(changeShape(slideFields))).check(z.minLength(1), z.maxLength(MAX_HERO_SLIDES)),
  ),
}

/** Coupons of the sale's page: one row of a large screen. */
export const MAX_SALE_COUPONS = 4

export const saleCouponFields = {
  code: textField(30, { schema: couponCodeSchema }),
  text: bilingual(200),
}

const saleFields = {
  title: bilingual(60),
  text: bilingual(200, 3),
  coupons: listField(
    saleCouponFields,
    z.array(z.object(changeShape(saleCouponFields))).check(
      z.maxLength(MAX_SALE_COUPONS),
      // At the field of the second one.
      z.check(({ value, issues }) => {
        const codes = value.map(({ code }) => code)
        codes.forEach((code, index) => {
          if (codes.indexOf(code) === index) return
          const message = 'The same coupon is chosen twice.'
          issues.push({ code: 'custom', path: [index, 'code'], input: code, message })
        })
      }),
    ),
  ),
}

const setting = <Table extends Fields>(fields: Table) => ({
  fields,
  /** PATCH /office/settings/{name} takes it with the version that was read. */
  change: z.object(changeShape(fields)),
  /** At version 0, the default counts: null for the pages' own. POST /office/settings/{name}/reset leads back to it. */
  stored: z.object({ value: z.nullable(z.object(valueShape(fields))), version: z.int() }),
})

/** What owners set of the shop, in the order of the page. */
export const shopSettings = {
  brandName: setting(brandNameFields),
  logo: setting(logoFields),
  accent: setting(accentFields),
  socialLinks: setting(socialLinksFields),
  mailSender: setting(mailSenderFields),
  delivery: setting(deliveryFields),
  tax: setting(taxFields),
  payment: setting(paymentFields),
  contact: setting(contactFields),
  stores: setting(storesFields),
  stock: setting(stockFields),
  hero: setting(heroFields),
  sale: setting(saleFields),
  machines: setting(machinesFields),
}
export type SettingName = keyof typeof shopSettings
/** A setting as an owner sends it, and as it is kept. */
export type SettingValue<Name extends SettingName> = z.infer<(typeof shopSettings)[Name]['change']>

export const settingNames = Object.keys(shopSettings) as SettingName[]

/** GET /office/settings: what counts at the moment. */
export const officeSettingsSchema = z.object(
  Object.fromEntries(settingNames.map((name) => [name, shopSettings[name].stored])) as {
    [Name in SettingName]: (typeof shopSettings)[Name]['stored']
  },
)
export type OfficeSettings = z.infer<typeof officeSettingsSchema>
