import type { Locale } from '@shop/contracts/rules/locale-files.ts'

export interface Visitor {
  language: Locale
  isMember: boolean
  isPhone: boolean
  /** Of the window, in pixels. */
  width: number
  theme: 'light' | 'dark'
  /** How many products the cart has. */
  cartLines: number
}

/** What a remote adds to a page of another. */
export interface OpenedExtension {
  /** Name of the remote that fills the slot. */
  remote: string
  key: string
  slot: string
  /** For whom it is, where it is not for everybody. */
  members?: boolean | undefined
}

export interface OpenedPage {
  /** Name of the remote that owns it. */
  remote: string
  pattern: string
  /** Path and query. */
  url: string
  /** Whether the address leads to another one. */
  isRedirect: boolean
  /** Whether search engines are not to list it. */
  isHidden: boolean
  /** What it is opened for, where that is not the page itself. */
  extension?: OpenedExtension
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

type Person = Pick<Visitor, 'language' | 'isMember' | 'isPhone'>

/** Each pair of a language, a session and a device occurs. */
const PERSONS: readonly Person[] = [
  { language: 'en', isMember: false, isPhone: false },
  { language: 'ar', isMember: true, isPhone: false },
  { language: 'en', isMember: true, isPhone: true },
  { language: 'ar', isMember: false, isPhone: true },
]

/** Fewer pages are opened by every person, more by two opposite ones each, in turns. */
const MAX_PAGES_FOR_ALL = 3

const oppositeOf = ({ language, isMember, isPhone }: Person): Person => ({
  language: language === 'en' ? 'ar' : 'en',
  isMember: !isMember,
  isPhone: !isPhone,
})

/** Two visits only meet the narrower phone, on which more does not fit. */
const PHONE_WIDTHS = [360, 390] as const
const DESKTOP_WIDTHS = [1280, 768] as const
const SHORT_CARTS = [1, 0] as const
const FULL_CART = 3

/** Some slots are there with an empty cart only, others with a full one. */
const CARTS_OF_SLOTS = [0, FULL_CART]

/** Somebody who has chosen nothing. */
export const PLAIN_VISITOR: Visitor = {
  language: 'en',
  isMember: false,
  isPhone: false,
  width: 1280,
  theme: 'light',
  cartLines: 1,
}

const takeOne = <Each>([first, second]: readonly [Each, Each], isSecond: boolean): Each =>
  isSecond ? second : first

/**
 * Plans who opens which page: each page in both languages and themes, by a visitor and a member, on a phone and a desktop, with a
 * full cart and a short one. A page's place in the list decides, so that it is the same each time.
 * @param maxForAll so many pages are opened by every person
 */
export function planVisits(pages: readonly OpenedPage[], maxForAll = MAX_PAGES_FOR_ALL): Visit[] {
  const isForAll = pages.length <= maxForAll
  return pages.flatMap((page, index) => {
    const turn = PERSONS.slice(index % PERSONS.length).slice(0, 1)
    const persons = isForAll ? PERSONS : [...turn, ...turn.map(oppositeOf)]
    const isOddTurn = index % 2 === 1
    const isOddRound = Math.floor(index / PERSONS.length) % 2 === 1
    return persons.map((person, order): Visit => {
      const { language, isMember, isPhone } = person
      const isArabic = language === 'ar'
      const isDark = isForAll ? isMember !== isOddTurn : order === 1
      const widths = isPhone ? PHONE_WIDTHS : DESKTOP_WIDTHS
      const visitor: Visitor = {
        ...person,
        width: takeOne(widths, isArabic !== isOddTurn && (isForAll || !isPhone)),
        theme: isDark ? 'dark' : 'light',
        cartLines: isArabic === isOddRound ? takeOne(SHORT_CARTS, isPhone) : FULL_CART,
      }
      // axe takes the joined letters of Arabic for icons, and leaves out their colours.
      return { page, visitor, checksAccessibility: !isArabic }
    })
  })
}

/** Plans who opens the pages with slots that a remote fills: each in either language, with an empty cart and a full one. */
export const planSlotVisits = (pages: readonly OpenedPage[]): Visit[] =>
  planVisits(pages, 0).flatMap(({ visitor, ...visit }) =>
    CARTS_OF_SLOTS.map((cartLines) => ({
      ...visit,
      visitor: {
        ...{ ...visitor, cartLines },
        isMember: visit.page.extension?.members ?? visitor.isMember,
      },
    })),
  )

const LANGUAGE_NAMES = { en: 'English', ar: 'Arabic' }

export const describeVisitor = ({
  language,
  isMember,
  isPhone,
  width,
  theme,
  cartLines,
}: Visitor): string =>
  [
    LANGUAGE_NAMES[language],
    isMember ? 'member' : 'visitor',
    `${isPhone ? 'phone' : 'desktop'} of ${width} px`,
    theme,
    `${cartLines} in the cart`,
  ].join(', ')
