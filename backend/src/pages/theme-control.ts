import { translations } from '../i18n/messages.ts'
import { html } from './html.ts'
import type { PageView, Theme } from './page-view.ts'
import { withQuery } from './with-query.ts'

// lucide's moon and sun
const icons: Record<Theme, string> = {
  dark: 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
}

function renderLink({ lang, url }: PageView, theme: Theme) {
  const label = translations[lang](`layout.${theme}`)
  return html`<a
    class="control to-${theme}"
    href="${withQuery(url, 'theme', theme)}"
    aria-label="${label}"
    title="${label}"
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[theme]}" /></svg>
  </a>`
}

/** Links to both themes; the stylesheet, which knows the system's theme, shows the one that is not on. */
export function renderThemeControl(view: PageView) {
  return html`${renderLink(view, 'dark')}${renderLink(view, 'light')}`
}
