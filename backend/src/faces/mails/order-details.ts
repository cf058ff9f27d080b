import { palettes } from '@shop/contracts/configuration/brand/palette.ts'
import { formatAmount, formatNumber } from '@shop/contracts/rules/format.ts'
import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'

import { describeDelivery } from '../../domain/orders/describe-delivery.ts'
import { readDelivery, toTotals } from '../../domain/orders/order-delivery.ts'
import { parseJson } from '../../platform/db/json.ts'
import type { OrderLine } from '../../platform/db/order-line.ts'
import type { Row } from '../../platform/db/schema.ts'
import { type Language, translations } from '../../platform/i18n/messages.ts'
import { mailStyles } from '../../platform/mail/mail.layout.ts'
import { listTotals } from '../../platform/pages/amounts.ts'
import {
  describeLogo,
  listSeparators,
  listTexts,
  renderEngraving,
} from '../../platform/pages/engraving.ts'
import { type Html, html } from '../../platform/pages/html.ts'

const { light } = palettes
const cell = 'padding:12px 0;font-size:15px;line-height:1.5;vertical-align:top'
const amountCell = `${cell};padding-inline-start:16px;white-space:nowrap`

const formatTotals = (order: Row<'orders'>, lang: Language) =>
  listTotals(toTotals(order), lang).map(({ label, amount }) => ({
    label,
    amount: formatAmount(amount, lang),
  }))

function renderTotals(order: Row<'orders'>, lang: Language, end: string): Html[] {
  const rows = formatTotals(order, lang)
  return rows.map(({ label, amount }, index) => {
    const last = index === rows.length - 1
    const look = last
      ? `${mailStyles.text};font-size:17px;font-weight:600`
      : `${mailStyles.muted};font-size:15px`
    return html`<tr class="${last ? 'text' : 'muted'}" style="${look}">
      <td colspan="2" style="padding:${index === 0 ? 16 : 8}px 0 0">${label}</td>
      <td align="${end}" style="padding:${index === 0 ? 16 : 8}px 0 0;white-space:nowrap">
        ${amount}
      </td>
    </tr>`
  })
}

/** The texts on the pieces of a line, each by its own direction. */
function formatEngraving(line: OrderLine, lang: Language): string {
  const isolate = (text: string) => `\u2068${isolateNumbers(text)}\u2069`
  return listTexts(line, lang)
    .map(({ place, texts, count }) =>
      [place, texts.map(isolate).join(' · '), count].filter(Boolean).join(' '),
    )
    .join(listSeparators[lang])
}

/** Product pictures by product id. */
type Pictures = ReadonlyMap<string, string>

function renderPicture(url: string | undefined, title: string, margin: string): Html | undefined {
  return url === undefined
    ? undefined
    : html`<img
        src="${url}"
        alt="${title}"
        width="56"
        height="56"
        align="${margin === 'right' ? 'left' : 'right'}"
        style="margin:0;margin-${margin}:12px;border-radius:8px;object-fit:cover"
      />`
}

/** Where the order goes: what was agreed, and the address unless it is collected. */
const listDestination = (order: Row<'orders'>, name: string, lang: Language) => ({
  agreed: describeDelivery(order, lang),
  lines: readDelivery(order)?.store ? [name] : [name, isolateNumbers(order.buyerAddress)],
})

function renderHtml(order: Row<'orders'>, name: string, lang: Language, pictures: Pictures): Html {
  const t = translations[lang]
  const [start, end] = lang === 'ar' ? ['right', 'left'] : ['left', 'right']
  const head = `padding:0 0 12px;${mailStyles.line};${mailStyles.muted};font-size:13px;font-weight:400`
  const lines = parseJson(order.lines)
  const { agreed, lines: destination } = listDestination(order, name, lang)
  return html`<table
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="border-collapse:collapse"
    >
      <tr class="muted">
        <th class="line" scope="col" align="${start}" style="${head}">${t('mail.product')}</th>
        <th class="line" scope="col" align="${end}" style="${head}">${t('mail.quantity')}</th>
        <th class="line" scope="col" align="${end}" style="${head}">${t('mail.amount')}</th>
      </tr>
      ${lines.map((line) => {
        const { id, title, price, quantity } = line
        const texts = renderEngraving(line, lang)
        const small = `${mailStyles.muted};font-size:13px`
        // A list has a row of its own: phones leave little room beside the amounts.
        const border = line.engravings ? '' : mailStyles.line
        return html`<tr class="text" style="${mailStyles.text}">
            <td class="line" align="${start}" style="${cell};${border}">
              ${renderPicture(pictures.get(id), title[lang] ?? title.en, end)}
              ${title[lang] ?? title.en}<br />
              <span class="muted" style="${small}"
                >${formatAmount(price, lang)}${!line.engravings && texts && html`<br />${texts}`}</span
              >
            </td>
            <td class="line" align="${end}" style="${amountCell};${border}">
              ${formatNumber(quantity, lang)}
            </td>
            <td class="line" align="${end}" style="${amountCell};${border}">
              ${formatAmount(price * quantity, lang)}
            </td>
          </tr>
          ${
            line.engravings &&
            html`<tr class="muted">
              <td
                class="line"
                colspan="3"
                align="${start}"
                style="${cell};padding-top:0;${mailStyles.line};${small}"
              >
                ${texts}
              </td>
            </tr>`
          }`
      })}
      ${renderTotals(order, lang, end)}
    </table>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td height="24" style="font-size:0;line-height:0">&nbsp;</td>
      </tr>
      <tr>
        <td
          class="sunken"
          align="${start}"
          bgcolor="${light.sunken}"
          style="padding:16px 20px;border-radius:10px;${mailStyles.sunken};font-size:15px;line-height:1.6"
        >
          <strong class="text" style="${mailStyles.text};font-weight:600"
            >${t(agreed ? 'delivery.delivery' : 'mail.delivery')}</strong
          >
          <div class="muted" style="${mailStyles.muted};word-break:break-word">
            ${agreed && html`${agreed}<br />`}
            ${destination.map((line, index) => html`${index > 0 && html`<br />`}<bdi>${line}</bdi>`)}
          </div>
        </td>
      </tr>
    </table>`
}

function renderText(order: Row<'orders'>, name: string, lang: Language): string {
  const t = translations[lang]
  const lines = parseJson(order.lines).map((line) => {
    const { title, price, quantity } = line
    const texts = formatEngraving(line, lang)
    const logo = describeLogo(line, lang)
    return (
      `${formatNumber(quantity, lang)} × ${title[lang] ?? title.en}: ${formatAmount(price * quantity, lang)}` +
      (texts && `\n${t('orders.engraving')}: ${texts}`) +
      (logo && `\n${logo}`)
    )
  })
  const { agreed, lines: destination } = listDestination(order, name, lang)
  const heading = t(agreed ? 'delivery.delivery' : 'mail.delivery')
  const totals = formatTotals(order, lang).map(({ label, amount }) => `${label}: ${amount}`)
  return [
    lines.join('\n'),
    totals.join('\n'),
    [`${heading}:`, ...(agreed ? [agreed] : []), ...destination].join('\n'),
  ].join('\n\n')
}

/** Renders an order's lines, totals and delivery address, in both forms. @param name of the buyer */
export function renderOrderDetails(
  order: Row<'orders'>,
  name: string,
  lang: Language,
  pictures: Pictures,
) {
  return { html: renderHtml(order, name, lang, pictures), text: renderText(order, name, lang) }
}
