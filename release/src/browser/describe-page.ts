import {
  cookieNames,
  sessionStorageKeys,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { originKinds, type Touches } from '@shop/contracts/wire/remote-manifest.ts'

import { isMessageId, list } from './page-texts.ts'
import type { PageConduct, PageEffects, PageLook } from './probe.ts'
import { createCart, createToken } from './session.ts'
import type { Visitor } from './visits.ts'

/** Keys of the shop itself; some are prefixes. */
const KNOWN_KEYS = [storageKeys, sessionStorageKeys, cookieNames].flatMap((names) =>
  Object.values(names),
)
/** The router's own key for how far pages are scrolled. */
const SCROLL_POSITIONS = 'react-router-scroll-positions'
const KNOWN_PREFIXES = KNOWN_KEYS.filter((key) => /[.:]$/.test(key))

const matches = (patterns: readonly string[], name: string) =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )

/** The same list of products, whatever the order of their properties. */
function isSameCart(text: string | null | undefined, expected: string): boolean {
  const toLines = (json: string) =>
    (JSON.parse(json) as { id: string; quantity: number }[])
      .map(({ id, quantity }) => `${quantity} × ${id}`)
      .join()
  try {
    return toLines(text || '[]') === toLines(expected)
  } catch {
    return false
  }
}

/** Says what is wrong with the state of a page that nobody has clicked on. @param address that it was opened at */
export function describePage(
  reading: PageEffects & PageLook & Pick<PageConduct, 'renderers'> & { natives: string[] },
  touches: Touches,
  visitor: Visitor,
  address: string,
): string[] {
  const { renderers, covered, hasHeading, texts, url } = reading
  const ids = texts.filter(isMessageId)
  return [
    ...(new URL(url).pathname === new URL(address).pathname
      ? []
      : [
          `It leads to ${new URL(url).pathname} without a click. Navigate when somebody asks for it.`,
        ]),
    ...(renderers > 1
      ? ['It renders with a React of its own. Share React as config/src/shared-modules.js does.']
      : []),
    ...(hasHeading ? [] : ['It shows no heading. Give it an h1 that can be seen.']),
    ...(ids.length > 0
      ? [
          `It shows ${list(ids)} in place of a text. Add it to the messages of both languages, or mark an address with translate="no".`,
        ]
      : []),
    ...(covered.length > 0
      ? [
          `Something lies on top of the shop's controls (${list(covered)}), so that no click reaches them. Keep to the page's region.`,
        ]
      : []),
    ...describeEffects(reading, touches),
    ...describeState(reading, visitor),
  ]
}

export type OriginKind = (typeof originKinds)[number]

export function describeOrigin(asked: string, kind: OriginKind): string {
  // Whoever may be asked may be asked by a web socket.
  const origin = asked.replace(/^ws/, 'http')
  return `It asks ${origin}, which its manifest does not declare. Leave it out, or declare it in pages.json: "touches": { "origins": { "${kind}": ["${origin}"] } }.`
}

/** What the content security policy stops, whatever a manifest declares. */
const REMEDIES: Record<string, string> = {
  'worker-src blob': `Give the worker a file of its own: new Worker(new URL('./NAME.worker.ts', import.meta.url)).`,
  'script-src wasm-eval': 'Do without WebAssembly.',
}

function describeViolation(violation: string): string {
  const [directive = '', blocked = ''] = violation.split(' ')
  const kind = originKinds.find((each) => `${each}-src` === directive)
  if (kind && URL.canParse(blocked)) return describeOrigin(new URL(blocked).origin, kind)
  const remedy = REMEDIES[violation] ?? 'Do without that.'
  return `The content security policy stops it (${directive}: ${blocked}). ${remedy}`
}

/** Names what a page does to the document, which others share. */
function describeEffects(
  { natives, violations, stored }: PageEffects & { natives: string[] },
  { storage = [] }: Touches,
): string[] {
  const undeclared = Object.keys(stored).filter((place) => {
    const key = place.slice(place.indexOf(' ') + 1)
    const isKnown =
      key === SCROLL_POSITIONS ||
      KNOWN_KEYS.includes(key as (typeof KNOWN_KEYS)[number]) ||
      KNOWN_PREFIXES.some((prefix) => key.startsWith(prefix))
    return !isKnown && !matches(storage, key)
  })
  return [
    ...(natives.length > 0
      ? [`It replaces ${list(natives)} for all teams. Call your own function instead.`]
      : []),
    ...violations.map(describeViolation),
    ...(undeclared.length > 0
      ? [
          `It stores ${list(undeclared)}, which its manifest does not declare. Leave it out, or declare it in pages.json: "touches": { "storage": ["${undeclared[0]?.replace(/^\S+ /, '')}"] }.`,
        ]
      : []),
  ]
}

/** Names what belongs to the visitor and was changed without a click. */
function describeState({ stored }: PageEffects, visitor: Visitor): string[] {
  const valueOf = (key: string) => stored[`localStorage ${key}`]
  const expected = {
    [storageKeys.token]: visitor.isMember ? createToken() : undefined,
    [storageKeys.lang]: visitor.language,
    [storageKeys.theme]: visitor.theme,
  }
  const names: Record<string, string> = {
    [storageKeys.token]: 'the session',
    [storageKeys.lang]: 'the language',
    [storageKeys.theme]: 'the theme',
  }
  const changed = Object.keys(expected).filter(
    (key) => (valueOf(key) ?? undefined) !== expected[key as keyof typeof expected],
  )
  return [
    ...(isSameCart(valueOf(storageKeys.cart), createCart(visitor.cartLines)) ? [] : ['the cart']),
    ...changed.map((key) => names[key] ?? key),
  ].map((name) => `It changes ${name} without a click. Change that when somebody asks for it.`)
}
