import { type MessageKey, translations } from '../i18n/messages.ts'
import { type Html, html } from '../pages/html.ts'
import type { MemberView } from './portal.view.ts'

/** The pages in a member's navigation, in order. */
const memberPages: readonly { path: string; label: MessageKey }[] = [
  { path: '/portal', label: 'portal.overview' },
  { path: '/portal/orders', label: 'portal.orders' },
  { path: '/portal/profile', label: 'portal.profile' },
]

/** Whether a page or one below it is shown; the overview has none below it. */
function isCurrent(path: string, url: string): boolean {
  const [current = ''] = url.split('?')
  return current === path || (path !== '/portal' && current.startsWith(`${path}/`))
}

/** Renders the links to the member's pages, and the log-out button. */
export function renderMemberNavigation({ lang, url, csrf }: MemberView): Html {
  const t = translations[lang]
  return html`<nav class="navigation" aria-label="${t('portal.member')}">
    <ul>
      ${memberPages.map(
        ({ path, label }) =>
          html`<li>
            <a href="${path}" ${isCurrent(path, url) && html`aria-current="page"`}>${t(label)}</a>
          </li>`,
      )}
      <li>
        <form method="post" action="/portal/logout">
          <input type="hidden" name="csrf" value="${csrf}" />
          <button>${t('portal.logout')}</button>
        </form>
      </li>
    </ul>
  </nav>`
}
