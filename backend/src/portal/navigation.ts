import { type Html, html } from '../pages/html.ts'
import type { MemberView } from './portal.layout.ts'
import { type PortalTexts, portalTexts } from './portal.texts.ts'

/** The pages in a member's navigation, in order. */
const memberPages: readonly { path: string; label: keyof PortalTexts }[] = [
  { path: '/portal', label: 'overview' },
  { path: '/portal/orders', label: 'orders' },
  { path: '/portal/profile', label: 'profile' },
]

/** Whether a page or one below it is shown; the overview has none below it. */
function isCurrent(path: string, url: string): boolean {
  const [current = ''] = url.split('?')
  return current === path || (path !== '/portal' && current.startsWith(`${path}/`))
}

/** Renders the links to the member's pages, and the log-out button. */
export function renderMemberNavigation({ lang, url, csrf }: MemberView): Html {
  const t = portalTexts[lang]
  return html`<nav class="navigation" aria-label="${t.member}">
    <ul>
      ${memberPages.map(
        ({ path, label }) =>
          html`<li>
            <a href="${path}" ${isCurrent(path, url) && html`aria-current="page"`}>${t[label]}</a>
          </li>`,
      )}
      <li>
        <form method="post" action="/portal/logout">
          <input type="hidden" name="csrf" value="${csrf}" />
          <button>${t.logout}</button>
        </form>
      </li>
    </ul>
  </nav>`
}
