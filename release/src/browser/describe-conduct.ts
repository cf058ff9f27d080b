import { atPlace } from './describe-failures.ts'
import type { PageConduct, PageEffects, PageInput, PageLook } from './probe.ts'
import type { Visitor } from './visits.ts'

export const ATTRIBUTES_REMEDY = 'Set such attributes on elements of its own.'

const LEAVING_REMEDY = 'Ask only while a form has changes that would be lost.'

/** Says what a page does to the browser, and to visitors who look at it. @param mayHide whether search engines are not to list it */
export function describeConduct(
  {
    asked,
    stopped,
    isHeld,
    isHidden,
    tooWide,
    places,
  }: PageConduct & PageInput & PageLook & Pick<PageEffects, 'places'>,
  { width }: Visitor,
  mayHide: boolean,
): string[] {
  return [
    ...(asked.length > 0
      ? [
          `It asks for ${asked.join(', ')} without a click. Ask when somebody wants that; a service worker would serve the pages of all teams.`,
        ]
      : []),
    ...(stopped.length > 0
      ? [
          atPlace(
            `It stops ${stopped.join(', ')} outside of its region. Listen to elements of its own, and prevent only what it handles.`,
            places[stopped[0] ?? ''],
          ),
        ]
      : []),
    ...(isHeld
      ? [
          atPlace(
            `It holds visitors who leave it (beforeunload). ${LEAVING_REMEDY}`,
            places.beforeunload,
          ),
        ]
      : []),
    ...(isHidden && !mayHide
      ? [
          'It keeps search engines from listing it. Leave out its <meta name="robots">, or declare it in pages.json: "index": false.',
        ]
      : []),
    ...(tooWide
      ? [
          `Something in it (${tooWide.element}) reaches ${tooWide.pixels} px out of a window of ${width} px. Let it wrap, shrink, or scroll within the page.`,
        ]
      : []),
  ]
}

/** Names the attributes of the root that a page has changed for all. */
export function describeRoot(root: readonly string[], { language, theme }: Visitor): string[] {
  const classes = /class="([^"]*)"/.exec(root.join(' '))?.[1]?.split(' ') ?? []
  const expected = [`lang="${language}"`, `dir="${language === 'ar' ? 'rtl' : 'ltr'}"`]
  const missing = [
    ...expected.filter((attribute) => !root.includes(attribute)),
    ...(classes.includes(theme) ? [] : [`class="${theme}"`]),
  ]
  return missing.length > 0
    ? [
        `It takes ${missing.join(' and ')} from the document, which all teams share. ${ATTRIBUTES_REMEDY}`,
      ]
    : []
}

export const TRAP =
  'It keeps visitors from going back: it adds an address, or goes forward, when they do (popstate). Leave the history to the router.'
