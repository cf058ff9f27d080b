import { formatOverrides } from '@shop/contracts/browser/overrides.ts'
import { PREVIEW_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { locales, SHOP_TIME_ZONE } from '@shop/contracts/rules/format.ts'
import { escapeHtml } from '@shop/server/escape-html.ts'

import type { OpenPreview } from './tester-gate.ts'

const TEXTS = {
  en: {
    label: 'Preview',
    until: 'until',
    nothing: 'the live versions',
    comma: ', ',
    leave: 'Live shop',
  },
  ar: {
    label: 'معاينة',
    until: 'حتى',
    nothing: 'الإصدارات المنشورة',
    comma: '، ',
    leave: 'العودة إلى المتجر',
  },
}

/** Follows the language and the theme that scripts give to the page. */
const STYLES = `
  :root { --bottom-inset: 3.25rem; --bottom-bar: var(--bottom-inset); }
  .preview-bar { position: sticky; inset-block-end: 0; z-index: var(--layer-sticky, 10); display: flex; align-items: center; justify-content: space-between; gap: 1rem; box-sizing: border-box; min-block-size: var(--bottom-inset); padding: .25rem var(--space-gutter, 1rem); border-block-start: 1px solid var(--color-warning, #825400); background: var(--color-warningSoft, #fbf0d8); color: var(--color-warning, #825400); font-size: .8125rem; line-height: 1.35; }
  .preview-bar p { margin: 0; min-inline-size: 0; max-block-size: 2.7em; overflow: auto; overflow-wrap: anywhere; }
  .preview-bar a { flex: none; display: inline-flex; align-items: center; min-block-size: 2.75rem; color: inherit; font-weight: 600; text-decoration: underline; }
  html[lang='ar'] .preview-bar[lang='en'], html:not([lang='ar']) .preview-bar[lang='ar'] { display: none; }
  @media (max-width: 40rem) { :root { --bottom-inset: 4.25rem; } .preview-bar p { max-block-size: 4.05em; } }
  @media print { .preview-bar { display: none; } }
`

function createBar(language: 'en' | 'ar', { name, versions, until }: OpenPreview): string {
  const { label, until: untilWord, nothing, comma, leave } = TEXTS[language]
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const
  const time = new Intl.DateTimeFormat(locales[language], options).format(until)
  const isolate = (text: string) => `<bdi translate="no">${escapeHtml(text)}</bdi>`
  const list = [...versions].map((each) => isolate(each.join('@'))).join(comma) || nothing
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const data = escapeHtml(formatOverrides(versions))
  return `<aside class="preview-bar" data-preview="${data}" lang="${language}" dir="${direction}" aria-label="${label}">
  <p tabindex="0"><strong>${label} ${isolate(name)}</strong> ${untilWord} ${escapeHtml(time)}: ${list}</p>
  <a href="?${PREVIEW_PARAMETER}=">${leave}</a>
</aside>`
}

/**
 * Adds the bar at the bottom that says what the page is a preview of, and leads to the live one. It is a part of no front
 * end, so that it is there when a version of the preview fails, or scripts do not run.
 */
export function withPreviewBar(html: string, preview: OpenPreview): string {
  const bars = (['en', 'ar'] as const).map((language) => createBar(language, preview))
  return html.replace('</body>', () => `<style>${STYLES}</style>${bars.join('')}</body>`)
}
