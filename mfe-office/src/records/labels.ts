import type { OfficeLogKind } from '@shop/contracts/wire/office-log.ts'

import {
  useAgentsT,
  useCouponsT,
  useGoodsT,
  useLogT,
  usePagesT,
  usePicturesT,
  useSettingsT,
  useStaffT,
  useT,
} from '../messages.generated.ts'

/** Where the texts of a kind of record are; those of others are the log's own. */
const folders = {
  product: 'goods',
  category: 'goods',
  coupon: 'coupons',
  agent: 'agents',
  setting: 'settings',
  page: 'pages',
  post: 'pages',
} as const

export type Folder = (typeof folders)[keyof typeof folders] | 'root' | 'pictures' | 'staff' | 'log'

/** Fields that several kinds have, or another page has a name for. */
const shared: Readonly<Record<string, readonly [Folder, string]>> = {
  position: ['root', 'goods.position'],
  hidden: ['root', 'goods.hidden'],
  picture: ['pictures', 'pictures.cover'],
  gallery: ['pictures', 'pictures.label'],
  role: ['staff', 'staff.role'],
  permissions: ['staff', 'staff.may'],
}

/** The text that names a field of a kind of record: its folder, and its id there. */
export function locateLabel(kind: OfficeLogKind, name: string): readonly [Folder, string] {
  const folder: Folder = Object.hasOwn(folders, kind)
    ? folders[kind as keyof typeof folders]
    : 'log'
  // An agent has two pictures, with names of their own.
  const common = kind === 'agent' && name === 'picture' ? undefined : shared[name]
  if (common) return common
  if (name === 'surface') return ['goods', 'surface.title']
  // A part of an item in a list is called as it would be alone.
  const own = kind === 'setting' ? name.replace(/^.*\./, '') : name
  // What other surfaces have is called as it is of the first.
  return [folder, name.startsWith('surface.') ? name.replace('.others.', '.') : `field.${own}`]
}

/** The functions of texts by their folders; what a page shows is loaded. */
export function useTexts() {
  const texts = {
    root: useT(),
    agents: useAgentsT(),
    coupons: useCouponsT(),
    goods: useGoodsT(),
    log: useLogT(),
    pages: usePagesT(),
    pictures: usePicturesT(),
    settings: useSettingsT(),
    staff: useStaffT(),
  }
  const find = ([folder, id]: readonly [Folder, string]) =>
    (texts[folder] as (id: string) => string)(id)
  return {
    find,
    /** A text of a field, in a language of it. */
    inLanguage: (field: string, lang: 'en' | 'ar') => texts.root(`form.in.${lang}`, { field }),
    /** The name of a field. */
    label: (kind: OfficeLogKind, name: string): string => find(locateLabel(kind, name)),
    /** The hint of a field in the form. */
    hint: (kind: OfficeLogKind, name: string): string => {
      const [folder, id] = locateLabel(kind, name)
      return find([folder, `${id}Hint`])
    },
  }
}
