import { html } from './html.ts'
import type { Language } from './language.ts'

export const brandName: Record<Language, string> = { en: 'Wasla', ar: 'وصلة' }

/** The mark beside the name: a card that sends. */
export const brandMark = html`<svg
  class="mark"
  viewBox="0 0 40 40"
  width="40"
  height="40"
  aria-hidden="true"
>
  <rect width="40" height="40" rx="12" class="mark-ground" />
  <rect x="9" y="14" width="15" height="18" rx="3.5" class="mark-card" />
  <path d="M24 12a7 7 0 0 1 7 7M24 7a12 12 0 0 1 12 12" class="mark-wave" />
</svg>`
