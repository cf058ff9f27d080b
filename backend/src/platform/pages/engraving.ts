import { groupPieces } from '@shop/contracts/rules/engraving-list.ts'
import { formatNumber } from '@shop/contracts/rules/format.ts'
import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'

import type { OrderLine } from '../db/order-line.ts'
import { type Language, translations } from '../i18n/messages.ts'
import { type Html, html } from './html.ts'

/** Between the texts of a list. */
export const listSeparators: Record<Language, string> = { en: ', ', ar: '، ' }

interface ListedTexts {
  /** The name of their surface with a colon; empty where they are on all. */
  place: string
  texts: string[]
  count: string
}

/** What is on the pieces of a line, as it was typed, and on how many where they differ; nothing where nothing is. */
export function listTexts(line: OrderLine, lang: Language): ListedTexts[] {
  const groups = groupPieces(line)
  return groups.map(({ engraving, pieces, place }) => ({
    place: place ? `${place[lang] ?? place.en}:` : '',
    texts: engraving
      ? [engraving.name, engraving.line].filter(Boolean)
      : [translations[lang]('orders.withoutName')],
    count: groups.length > 1 && !(place && pieces === 1) ? `(${formatNumber(pieces, lang)})` : '',
  }))
}

/** Says that the pieces of a line have a logo, too; empty where they have none. */
export function describeLogo({ engraving }: OrderLine, lang: Language): string {
  return engraving?.logo ? translations[lang]('orders.logo') : ''
}

/** Names what is on the pieces of a line of an order; nothing where nothing is. */
export function renderEngraving(line: OrderLine, lang: Language): Html | undefined {
  const groups = listTexts(line, lang)
  const logo = describeLogo(line, lang)
  if (groups.length === 0) {
    return logo ? html`<span class="engraving-text">${logo}</span>` : undefined
  }
  const renderTexts = (texts: string[]) =>
    texts.map((text, index) => html`${index > 0 && ' · '}<bdi>${isolateNumbers(text)}</bdi>`)
  return html`<span class="engraving-text" translate="no"
    >${translations[lang]('orders.engraving')}:
    ${groups.map(
      ({ place, texts, count }, index) =>
        html`${index > 0 && listSeparators[lang]}${place && html`<bdi>${place}</bdi> `}${renderTexts(texts)}${count && html`&nbsp;${count}`}`,
    )}${logo && html`<br />${logo}`}</span
  >`
}
