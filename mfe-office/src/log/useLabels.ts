import { type ContentPageId, contentPagePaths } from '@shop/contracts/browser/content-page-paths.ts'
import { weekdays } from '@shop/contracts/rules/opening-hours.ts'
import { productSurfaceSchema } from '@shop/contracts/wire/engraving.ts'
import { agentFields } from '@shop/contracts/wire/office-agents.ts'
import { couponFields } from '@shop/contracts/wire/office-coupons.ts'
import type { Fields } from '@shop/contracts/wire/office-fields.ts'
import { productFields } from '@shop/contracts/wire/office-goods.ts'
import {
  findLogField,
  type OfficeLogKind,
  officeLogWords,
} from '@shop/contracts/wire/office-log.ts'
import { type SettingName, shopSettings } from '@shop/contracts/wire/office-settings.ts'
import { generatePath } from '@shop/router'

import { useLogT, usePagesT, useSettingsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { type Folder, locateLabel, useTexts } from '../records/labels.ts'

/** The page of what an entry is about. */
export const recordPaths: Readonly<Record<OfficeLogKind, (id: string) => string>> = {
  product: (id) => generatePath(paths.product, { id }),
  category: (id) => generatePath(paths.category, { id }),
  coupon: (code) => generatePath(paths.coupon, { code }),
  agent: (id) => generatePath(paths.agent, { id }),
  order: (id) => generatePath(paths.order, { id }),
  refund: (id) => generatePath(paths.order, { id }),
  import: () => paths.productImport,
  message: (id) => generatePath(paths.message, { id }),
  member: (id) => generatePath(paths.member, { id }),
  staff: () => paths.staff,
  invitation: () => paths.staff,
  page: (id) => generatePath(paths.page, { id }),
  post: (id) => generatePath(paths.post, { id }),
  setting: (name) => `${paths.settings}#${encodeURIComponent(name)}`,
}

interface Words {
  /** Where their texts are, and how the ids begin. */
  at: readonly [Folder, string]
  known: readonly string[]
}

/** The words of what is chosen in a record's form. */
const listChoices = (kind: OfficeLogKind, fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice' && field.kind !== 'choices') return []
    const at = locateLabel(kind, `${name}.`)
    return [[name, { at, known: field.options ?? [] }] as [string, Words]]
  })

/** Words that stand for a value, by field. */
export const words: Readonly<Record<string, Words>> = {
  role: { at: ['staff', 'role.'], known: officeLogWords.role },
  permissions: { at: ['staff', 'permission.'], known: officeLogWords.permissions },
  status: { at: ['log', 'log.status.'], known: officeLogWords.status },
  'stores.openDays': { at: ['settings', 'field.'], known: weekdays },
  answer: { at: ['log', 'log.answer.'], known: officeLogWords.answer },
  'surface.finish': { at: ['goods', 'surface.'], known: productSurfaceSchema.shape.finish.options },
  fulfilment: { at: ['log', 'log.fulfilment.'], known: officeLogWords.fulfilment },
  ...Object.fromEntries([
    ...listChoices('coupon', couponFields),
    ...listChoices('agent', agentFields),
    ...listChoices('product', productFields),
    ...Object.values(shopSettings).flatMap(({ fields }) => listChoices('setting', fields)),
  ]),
}

/** Values that earlier versions stored by another word. */
const synonyms: Readonly<Record<string, string>> = { fixedamount: 'fixed' }

const isKind = (kind: string): kind is OfficeLogKind => Object.hasOwn(recordPaths, kind)

const isSetting = (name: string): name is SettingName => Object.hasOwn(shopSettings, name)

const isPage = (id: string): id is ContentPageId => Object.hasOwn(contentPagePaths, id)

/** Names of what the log tells of, as its forms have them; undefined for what has none. */
export function useLabels() {
  const t = useLogT()
  const tPages = usePagesT()
  const tSettings = useSettingsT()
  const { find, label, inLanguage } = useTexts()
  return {
    /** The name of a kind of record. */
    findKind: (kind: string) => (isKind(kind) ? t(`log.kind.${kind}`) : undefined),
    /** The address of a record's page. */
    findPath: (kind: string, subject: string) => (isKind(kind) ? recordPaths[kind](subject) : null),
    /** The name of a record of a kind that does not name itself. */
    findSubject: (kind: string, subject: string) =>
      kind === 'setting' && isSetting(subject)
        ? tSettings(`${subject}.title`)
        : kind === 'page' && isPage(subject)
          ? tPages(`page.${subject}`)
          : undefined,
    /** The name of a field, by its path; of an item in a list, with its number from 1. */
    findField(kind: string, path: string): string | undefined {
      const found = findLogField(kind, path)
      if (!found) return undefined
      const name = label(found.kind, found.name)
      const field = found.lang ? inLanguage(name, found.lang) : name
      return found.index === undefined
        ? field
        : t('log.numbered', { field, number: Number(found.index) + 1 })
    },
    /** Whether a field holds OMR. */
    isAmount: (kind: string, path: string) => findLogField(kind, path)?.isAmount === true,
    /** A value of a field in words. */
    findValue: (path: string, value: string): string | undefined => {
      const name = path.replace(/\.others\.\d+/, '')
      const own = Object.hasOwn(words, name) ? words[name] : undefined
      // A list of words, as `listChanges` writes it.
      const texts = value.split(', ').map((each) => {
        const word = synonyms[each] ?? each
        return own?.known.includes(word) ? find([own.at[0], own.at[1] + word]) : undefined
      })
      return texts.every((word) => word !== undefined) ? texts.join(' · ') : undefined
    },
  }
}
