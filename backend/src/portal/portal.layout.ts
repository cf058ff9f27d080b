import { type MessageKey, type Translate, translations } from '../i18n/messages.ts'
import { renderNotice } from '../pages/field.ts'
import { type FormState, toFormState } from '../pages/form-state.ts'
import { type Html, html } from '../pages/html.ts'
import { type Page, renderLayout } from '../pages/layout.ts'
import { toPath } from '../pages/page-query.ts'
import type { MemberView, PortalView } from './portal.view.ts'

function renderBenefits({ lang }: PortalView): Html {
  const t = translations[lang]
  return html`<aside class="story inverse">
    <h2>${t('portal.benefitsHeading')}</h2>
    <ul>
      <li>${t('portal.benefit1')}</li>
      <li>${t('portal.benefit2')}</li>
      <li>${t('portal.benefit3')}</li>
    </ul>
  </aside>`
}

/** Renders a page for visitors, such as a log-in form, with the benefits of an account beside it. */
export function renderVisitorPage(view: PortalView, title: string, main: Html): string {
  return renderLayout({ view, title, main, aside: renderBenefits(view) })
}

/** The pages in a member's navigation, in order. */
const memberPages: readonly { path: string; label: MessageKey }[] = [
  { path: '/portal', label: 'portal.overview' },
  { path: '/portal/orders', label: 'portal.orders' },
  { path: '/portal/profile', label: 'portal.profile' },
]

/** Checks that a page or one below it is shown; the overview has none below it. */
function isCurrent(path: string, url: string): boolean {
  const current = toPath(url)
  return current === path || (path !== '/portal' && current.startsWith(`${path}/`))
}

/** Renders the links to the member's pages, and the log-out button. */
function renderNavigation({ lang, url, csrf }: MemberView): Html {
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

/** Renders a page for a member, with the navigation of the portal. */
export function renderMemberPage(
  view: MemberView,
  title: string,
  main: Html,
  options: Pick<Page, 'width' | 'script'> = { width: 'wide' },
): string {
  return renderLayout({ view, title, main, navigation: renderNavigation(view), ...options })
}

/** Renders the hidden fields of every form: CSRF token and return address. */
export function renderHiddenFields({ csrf, returnTo }: PortalView): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="returnTo" value="${returnTo ?? ''}" />`
}

interface FormPage {
  /** Path that the form is sent to. */
  action: string
  heading: MessageKey
  lead: Html | string
  /** Told where the form itself has no problem. */
  problem?: MessageKey | undefined
  fields?: (state: FormState, t: Translate) => Html
  button: MessageKey
  /** In the form, after its button. */
  beside?: Html
  /** After the form. */
  below?: Html
  inPanel?: boolean
}

/** Renders a heading, what is told of the last attempt, and a form. */
export function renderForm(view: PortalView, page: FormPage): Html {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  return html`<h1>${t(page.heading)}</h1>
    <p class="lead">${page.lead}</p>
    ${renderNotice('success', state.notice)}
    ${renderNotice('error', state.problem ?? (page.problem && t(page.problem)))}
    <form ${page.inPanel && html`class="panel"`} method="post" action="${page.action}" novalidate>
      ${renderHiddenFields(view)} ${page.fields?.(state, t)}
      <button class="button">${t(page.button)}</button>
      ${page.beside}
    </form>
    ${page.below}`
}

interface EmptyState {
  heading: Html
  lead: MessageKey
  href: string
  label: MessageKey
  below?: Html
}

/** Renders that there is nothing to show, and where to go instead. */
export function renderEmptyState(t: Translate, state: EmptyState): Html {
  return html`<div class="panel empty">
    ${state.heading}
    <p class="muted">${t(state.lead)}</p>
    <a class="button" href="${state.href}">${t(state.label)}</a>
    ${state.below}
  </div>`
}
