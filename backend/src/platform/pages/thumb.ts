import type { ShownEngraving } from '@shop/contracts/wire/engraving.ts'

import { drawEngraving } from './engraving.ts'
import { type Html, html } from './html.ts'

/** Renders a product's picture in small with the name on it; an empty place without one. @param name of the picture */
export function renderThumb(name: string | undefined, engraving?: ShownEngraving): Html {
  if (!name) return html`<span class="thumb"></span>`
  const picture = html`<picture class="thumb">
    <source srcset="/media/${name}-640.avif" type="image/avif" />
    <img src="/media/${name}-1280.webp" alt="" width="72" height="72" loading="lazy" />
  </picture>`
  const drawing = engraving && drawEngraving(engraving)
  return drawing ? html`<span class="engraved">${picture}${drawing}</span>` : picture
}
