import { brandMark, brandName } from '../pages/brand.ts'
import { html, type Html } from '../pages/html.ts'
import type { Language } from '../pages/language.ts'
import { layout } from '../pages/layout.ts'
import { type PortalTexts, portalTexts } from './portal.texts.ts'

/** What every page of the portal needs to know of the request. */
export interface PortalView {
  lang: Language
  url: string
  csrf: string
  returnTo: string | null
}

function story(t: PortalTexts, lang: Language): Html {
  return html`<aside class="story">
    <span class="brand">${brandMark}<span>${brandName[lang]}</span></span>
    <div>
      <h2>${t.story}</h2>
      <ul>
        <li>${t.story1}</li>
        <li>${t.story2}</li>
        <li>${t.story3}</li>
      </ul>
    </div>
    <p class="aside-note">${t.member}</p>
  </aside>`
}

/** A page of the portal. */
export function portalPage(view: PortalView, title: string, main: Html): string {
  const { lang, url } = view
  return layout({ lang, title, url, main, aside: story(portalTexts[lang], lang) })
}

/** The hidden fields of every form. */
export function hiddenFields({ csrf, returnTo }: PortalView): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="returnTo" value="${returnTo ?? ''}" />`
}
