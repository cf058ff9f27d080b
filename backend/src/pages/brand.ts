import { html } from './html.ts'
import type { Language } from './language.ts'

export const brandName: Record<Language, string> = { en: 'Wasla', ar: 'وصلة' }

const sign = html`<g transform="translate(5.4 5.4) scale(.88)">
  <path
    class="mark-line"
    d="M16.1 10.6A5 5 0 1 1 11.1 5.6A5 5 0 0 1 16.1 10.6C16.1 16.4 12 20.1 5.2 20.4M13.6 1.6A9.4 9.4 0 0 1 20.2 8.2"
    fill="none"
    stroke="#fff"
    stroke-width="2.3"
    stroke-linecap="round"
  />
  <circle class="mark-dot" cx="11.1" cy="10.6" r="1.75" fill="#fff" />
</g>`

/** The shop's mark beside its name. */
export const brandMark = html`<svg
  class="mark"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  aria-hidden="true"
>
  <rect class="mark-ground" width="32" height="32" rx="7" fill="#0b5d56" />
  ${sign}
</svg>`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5d56"/>${sign.text}</svg>`

/** The mark as the address of a page's icon. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(icon.replace(/\s+/g, ' '))}`
