import type { Locale } from '@shop/contracts/rules/locale-files.ts'

export interface Visitor {
  language: Locale
  isMember: boolean
  isPhone: boolean
}

export interface OpenedPage {
  /** Name of the remote that owns it. */
  remote: string
  pattern: string
  /** Path and query. */
  url: string
  /** Whether the address leads to another one. */
  isRedirect: boolean
}

export interface Visit {
  page: OpenedPage
  visitor: Visitor
  /** The accessibility check takes as long as all the rest. */
  checksAccessibility: boolean
}

/** One visit of a page, or several in one tab, between pages of others. */
export type Subject =
  | ({ kind: 'visit' } & Visit)
  | { kind: 'tour'; pages: readonly OpenedPage[]; others: readonly OpenedPage[] }

/** Each pair of a language, a session and a device occurs. */
const VISITORS: readonly Visitor[] = [
  { language: 'en', isMember: false, isPhone: false },
  { language: 'ar', isMember: true, isPhone: false },
  { language: 'en', isMember: true, isPhone: true },
  { language: 'ar', isMember: false, isPhone: true },
]

/** Fewer pages are opened by every visitor, more by two opposite ones each, in turns. */
const MAX_PAGES_FOR_ALL = 3

const oppositeOf = ({ language, isMember, isPhone }: Visitor): Visitor => ({
  language: language === 'en' ? 'ar' : 'en',
  isMember: !isMember,
  isPhone: !isPhone,
})

/** Plans who opens which page: each page in both languages, by a visitor and a member, on a phone and a desktop. */
export function planVisits(pages: readonly OpenedPage[]): Visit[] {
  return pages.flatMap((page, index) => {
    const turn = VISITORS.slice(index % VISITORS.length).slice(0, 1)
    const visitors =
      pages.length > MAX_PAGES_FOR_ALL ? [...turn, ...turn.map(oppositeOf)] : VISITORS
    // axe takes the joined letters of Arabic for icons, and leaves out their colours.
    return visitors.map((visitor) => ({
      page,
      visitor,
      checksAccessibility: visitor.language === 'en',
    }))
  })
}

const LANGUAGE_NAMES = { en: 'English', ar: 'Arabic' }

export const describeVisitor = ({ language, isMember, isPhone }: Visitor): string =>
  [LANGUAGE_NAMES[language], isMember ? 'member' : 'visitor', isPhone ? 'phone' : 'desktop'].join(
    ', ',
  )
