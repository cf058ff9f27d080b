import {
  type Accent,
  type AccentTheme,
  createAccentColors,
} from '@shop/contracts/configuration/brand/accent.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { STATIC_META_ATTRIBUTE } from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

const icons = /<link rel="(?:icon|apple-touch-icon)"[^>]*>\n?/g

const previewPicture = new RegExp(
  `<meta ${STATIC_META_ATTRIBUTE}="picture" property="og:image(?::\\w+)?"[^>]*>\n?`,
  'g',
)

function declareColors(accent: Accent, theme: AccentTheme): string {
  const colors = Object.entries(createAccentColors(accent[theme], theme))
  return `{${colors.map(([name, value]) => `--color-${name}:${value}`).join(';')}}`
}

/** Over the rules of the shell's `tokens.css`, by the same selectors. */
function createAccentStyle(accent: Accent): string {
  const dark = declareColors(accent, 'dark')
  return `<style>:root${declareColors(accent, 'light')}@media screen{html.dark${dark}}.inverse${dark}</style>`
}

/** @param url of the logo */
function createIcons(url: string): string {
  const href = escapeHtml(url)
  return `<link rel="icon" type="image/png" href="${href}"><link rel="apple-touch-icon" href="${href}">`
}

const isRenamed = (live: RuntimeConfig, installed: RuntimeConfig) =>
  (['en', 'ar'] as const).some((lang) => live.brandName[lang] !== installed.brandName[lang])

/**
 * Puts an owner's colours and icon into a page, and takes out the picture of link previews, which shows the shop's own brand.
 * @param live configuration with what the owner has changed
 * @param installed configuration of the site alone
 */
export function withBrand(html: string, live: RuntimeConfig, installed: RuntimeConfig): string {
  const { logo, accent } = live
  let page = html
  if (logo || isRenamed(live, installed)) page = page.replaceAll(previewPicture, '')
  if (logo)
    page = page
      .replaceAll(icons, '')
      .replace('</head>', () => `${createIcons(logo.light.url)}</head>`)
  if (accent) page = page.replace('</head>', () => `${createAccentStyle(accent)}</head>`)
  return page
}
