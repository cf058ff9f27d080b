import type { StandaloneRemote } from '@shop/contracts/browser/standalone-remote.ts'
import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { type Locale, localeOf, LOCALES } from '@shop/contracts/rules/locale-files.ts'
import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import {
  BRAND_PLACEHOLDER,
  HEAD_PLACEHOLDER,
  PRELOAD_PLACEHOLDER,
  REMOTE_PLACEHOLDER,
  SITE_PLACEHOLDER,
  STATIC_META_ATTRIBUTE,
} from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

/** The head of the shell's page and of redirects: the brand's name alone. */
export const SHELL_HEAD = `<title ${STATIC_META_ATTRIBUTE}>${BRAND_PLACEHOLDER}</title>`

/**
 * The preload link of a script or style sheet. Where it comes from and its digest must be those of the request that it is for.
 * @param digest of a remote's entry; chunks have none
 */
export function createPreload(href: string, digest?: string): string {
  const as = href.endsWith('.css') ? 'style' : 'script'
  const crossOrigin = href.startsWith('/') ? '' : ' crossorigin="anonymous"'
  const integrity = digest ? ` integrity="${digest}"` : ''
  return `<link rel="preload" as="${as}" href="${href}"${crossOrigin}${integrity}>`
}

const resolveFile = (entry: DiscoveryEntry, file: string) =>
  new URL(file, new URL(entry.url, 'http://site')).href.replace('http://site', '')

/** Addresses of the files that a page needs besides its entry: those of one locale, or of none. */
function filesOf(entry: DiscoveryEntry, pattern: string, locale?: Locale) {
  const files = [...entry.extras.preload, ...(entry.extras.pages[pattern] ?? [])]
  return files.filter((file) => localeOf(file) === locale).map((file) => resolveFile(entry, file))
}

/** Preload links for the scripts and style sheets of a remote's page that every locale needs. */
export function createPreloadLinks(entry: DiscoveryEntry, pattern: string): string {
  const { url, metadata } = entry
  return [
    createPreload(url, metadata.integrity),
    ...filesOf(entry, pattern).map((href) => createPreload(href)),
  ].join('\n')
}

/** The head script preloads message catalogues, because it knows the locale. */
function addMessageFiles(html: string, entry: DiscoveryEntry, pattern: string): string {
  return LOCALES.reduce((text, locale) => {
    const files = filesOf(entry, pattern, locale).join(' ')
    return text.replace(`data-messages-${locale}="`, (attribute) => `${attribute}${files} `)
  }, html)
}

const createDataLink = (href: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href}">`
const CONFIG_LINK = createDataLink('/config.json')

/** Preload links for the data that the shell's first script fetches. */
const DATA_LINKS = [CONFIG_LINK, createDataLink('/discovery.json')].join('\n')

/**
 * Marks a page for members, so that nothing is shown to a visitor whom its guard will send away, and one whose skeleton is of
 * another kind than the plain one.
 */
function markPage(html: string, { extras }: DiscoveryEntry, pattern: string): string {
  const kind = extras.skeletons?.[pattern]
  const attributes = [
    ...(extras.session?.includes(pattern) ? ['data-members'] : []),
    ...(kind === undefined ? [] : [`data-skeleton="${escapeHtml(kind)}"`]),
  ]
  return html.replace(/<html [^>]*/, (tag) => [tag, ...attributes].join(' '))
}

/** Makes the shell's page that of a path pattern. @param head title and what else clients without scripts read */
export function toRemotePage(
  shellPage: string,
  entry: DiscoveryEntry,
  pattern: string,
  head = SHELL_HEAD,
): string {
  const html = shellPage
    .replace(SHELL_HEAD, () => head)
    .replace(DATA_LINKS, () => `${DATA_LINKS}\n${createPreloadLinks(entry, pattern)}`)
  return markPage(addMessageFiles(html, entry, pattern), entry, pattern)
}

/** The shell's page, made of what was built. */
export const toShellPage = (template: string): string =>
  template
    .replace(HEAD_PLACEHOLDER, () => SHELL_HEAD)
    .replace(PRELOAD_PLACEHOLDER, () => DATA_LINKS)

const ownAddress = new RegExp(
  `( rel="canonical" href="| property="og:url" content=")${SITE_PLACEHOLDER}([^"]*)`,
  'g',
)

/** States the Arabic address in a page that could not be rendered in time, for clients that run no scripts. */
export const toArabicPage = (html: string): string =>
  html.replaceAll(
    ownAddress,
    (_, start: string, address: string) => start + SITE_PLACEHOLDER + toArabicAddress(address),
  )

const ownAddressElement = new RegExp(
  `<(?:link|meta) ${STATIC_META_ATTRIBUTE} (?:rel="(?:canonical|alternate)"|property="og:url")[^>]*>\n?`,
  'g',
)

/** Leaves out the address of the pattern: a further page of a list is not the first one. */
export const withoutOwnAddress = (html: string): string => html.replaceAll(ownAddressElement, '')

/** The page of a remote alone, made of what was built. */
export function toStandalonePage(template: string, remote: StandaloneRemote): string {
  const { entry, integrity } = remote
  const links = [CONFIG_LINK, createPreload(entry, integrity)]
  return template
    .replace(REMOTE_PLACEHOLDER, () => escapeHtml(JSON.stringify(remote)))
    .replace(HEAD_PLACEHOLDER, () => SHELL_HEAD)
    .replace(PRELOAD_PLACEHOLDER, () => links.join('\n'))
}
