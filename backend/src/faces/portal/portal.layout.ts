import { type MessageKey, type Translate, translations } from '../../platform/i18n/messages.ts'
import { renderNotice } from '../../platform/pages/field.ts'
import { type FormState, toFormState } from '../../platform/pages/form-state.ts'
import { type Html, html } from '../../platform/pages/html.ts'
import { renderLayout } from '../../platform/pages/layout.ts'
import type { PortalView } from './portal.view.ts'

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

/** Renders the hidden fields of every form: CSRF token and return address. */
export function renderHiddenFields({ csrf, returnTo }: PortalView): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="returnTo" value="${returnTo ?? ''}" />`
}

interface FormPage {
  action: string
  heading: MessageKey
  lead: Html | string
  /** Shown when the form itself has no problem. */
  problem?: MessageKey | undefined
  fields?: (state: FormState, t: Translate) => Html
  button: MessageKey
  below?: Html
}

/** Renders a heading, what is told of the last attempt, and a form. */
export function renderForm(view: PortalView, page: FormPage): Html {
  const t = translations[view.lang]
  const state = toFormState(view.form, view.lang)
  return html`<h1>${t(page.heading)}</h1>
    <p class="lead">${page.lead}</p>
    ${renderNotice('success', state.notice)}
    ${renderNotice('error', state.problem ?? (page.problem && t(page.problem)))}
    <form method="post" action="${page.action}" novalidate>
      ${renderHiddenFields(view)} ${page.fields?.(state, t)}
      <button class="button">${t(page.button)}</button>
    </form>
    ${page.below}`
}
