import { type Html, html } from './html.ts'

/** Renders a product's picture in small; an empty place without one. @param name of the picture */
export function renderThumb(name: string | undefined): Html {
  if (!name) return html`<span class="thumb"></span>`
  return html`<picture class="thumb">
    <source srcset="/media/${name}-640.avif" type="image/avif" />
    <img src="/media/${name}-1280.webp" alt="" width="72" height="72" loading="lazy" />
  </picture>`
}
