import { brandMark, brandName } from '../pages/brand.ts'
import { type Html, html } from '../pages/html.ts'
import { renderLayout } from '../pages/layout.ts'
import type { Language } from '../pages/negotiate-language.ts'
import { type PortalTexts, portalTexts } from './portal.texts.ts'

/** Data of the request that every page of the portal needs. */
export interface PortalView {
  lang: Language
  /** Path and query of this page. */
  url: string
  csrf: string
  /** Address of the shop to return to; `null` when none was given. */
  returnTo: string | null
}

function renderBenefits(t: PortalTexts, lang: Language): Html {
  return html`<aside class="story">
    <span class="brand">${brandMark}<span>${brandName[lang]}</span></span>
    <div>
      <h2>${t.benefitsHeading}</h2>
      <ul>
        <li>${t.benefit1}</li>
        <li>${t.benefit2}</li>
        <li>${t.benefit3}</li>
      </ul>
    </div>
    <p class="aside-note">${t.member}</p>
  </aside>`
}

/** Renders a page of the portal: the layout with the benefits beside the content. */
export function renderPortalPage(view: PortalView, title: string, main: Html): string {
  const { lang, url } = view
  return renderLayout({ lang, title, url, main, aside: renderBenefits(portalTexts[lang], lang) })
}

/** Renders the hidden fields of every form: CSRF token and return address. */
export function renderHiddenFields({ csrf, returnTo }: PortalView): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="returnTo" value="${returnTo ?? ''}" />`
}
