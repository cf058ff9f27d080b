import type { ShownEngraving } from '@shop/contracts/engraving.ts'
import { getLayers, layOut } from '@shop/contracts/engraving-layout.ts'
import { isolateNumbers } from '@shop/contracts/isolate-numbers.ts'
import { toSvgTransform } from '@shop/contracts/surface.ts'

import { type Language, translations } from '../i18n/messages.ts'
import { type Html, html } from './html.ts'

/**
 * Draws a name on the picture that it lies upon; nothing where its place is not known. These pages allow no styles in
 * elements, hence the attributes.
 */
export function drawEngraving({ surface, ...engraving }: ShownEngraving): Html | undefined {
  if (!surface) return undefined
  const { width, height, corners } = surface
  const texts = layOut(engraving, surface)
  return html`<svg class="engraving" viewBox="0 0 1 1" aria-hidden="true" translate="no">
    <g transform="${toSvgTransform(corners)} scale(${1 / width} ${1 / height})">
      ${getLayers(surface).flatMap(({ dx, dy, color, opacity }) =>
        texts.map(
          ({ text, direction, fontSize, x, y }) =>
            html`<text
              x="${x + dx}"
              y="${y + dy}"
              fill="${color}"
              fill-opacity="${opacity}"
              font-size="${fontSize}"
              font-weight="500"
              text-anchor="middle"
              direction="${direction}"
            >
              ${text}
            </text>`,
        ),
      )}
    </g>
  </svg>`
}

/** Names what is on a product of an order; nothing where nothing is. */
export function renderEngraving(
  engraving: ShownEngraving | undefined,
  lang: Language,
): Html | undefined {
  if (!engraving) return undefined
  const texts = [engraving.name, engraving.line].filter(Boolean)
  return html`<span class="engraving-text" translate="no"
    >${translations[lang]('orders.engraving')}:
    ${texts.map((text, index) => html`${index > 0 && ' · '}<bdi>${isolateNumbers(text)}</bdi>`)}</span
  >`
}
