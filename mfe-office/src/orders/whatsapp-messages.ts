import { isNoText, listEngravings } from '@shop/contracts/rules/engraving-list.ts'
import { formatAmount } from '@shop/contracts/rules/format.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { localize } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

import { isToBePaid } from './order-rules.ts'
import texts from './whatsapp-texts.json'

/** What is written to buyers most often. */
const messageNames = [
  ...(['checkTexts', 'askLocation', 'confirmCash', 'askTransfer'] as const),
  ...(['promise', 'ready', 'sent'] as const),
] as const
type MessageName = (typeof messageNames)[number]

/** Texts of an order that a message has at most: a longer list is sent by e-mail. */
const MAX_TEXTS = 12

/** The texts on the pieces of an order, each once, in a line. */
function listTexts({ products }: OfficeOrderDetails): string[] {
  const lines = products.flatMap((line) =>
    listEngravings(line, line.engravings?.length ?? 1)
      .filter((text) => !isNoText(text))
      .map(({ name, line: second }) => [name, second].filter(Boolean).join(' / ')),
  )
  return [...new Set(lines)]
}

/** Which messages an order gives reason for, in the order of its way. */
export function listMessages(order: OfficeOrderDetails): MessageName[] {
  const { state, delivery, paymentMethod, carrier } = order
  const isInShop = state === 'paid' || state === 'inWork' || (state === 'open' && isToBePaid(order))
  const isBrought = delivery !== undefined && delivery.store === undefined
  const hasTexts = listTexts(order).length > 0
  const reasons: Record<MessageName, boolean> = {
    checkTexts: isInShop && hasTexts && listTexts(order).length <= MAX_TEXTS,
    askLocation: isInShop && isBrought && order.deliveryId !== 'abroad',
    confirmCash: isToBePaid(order) && paymentMethod === 'cash',
    askTransfer: isToBePaid(order) && paymentMethod === 'transfer',
    promise: isInShop && delivery?.expectedOn !== undefined,
    ready: state === 'inWork' && delivery?.store !== undefined,
    sent: state === 'sent' && carrier !== null,
  }
  return messageNames.filter((name) => reasons[name])
}

/** A message to the buyer of an order, in their language, whatever the page's. */
export function writeMessage(name: MessageName, order: OfficeOrderDetails, lang: Language): string {
  const { number, buyerName, buyerAddress, total, delivery, carrier, trackingNumber } = order
  const values: Record<string, string> = {
    number: String(number),
    name: buyerName,
    address: buyerAddress,
    amount: formatAmount(toHundredths(total), lang),
    day: delivery?.expectedOn ? formatWeekday(delivery.expectedOn, lang) : '',
    store: delivery?.store ? localize(delivery.store, lang) : '',
    carrier: carrier ?? '',
    trackingNumber: trackingNumber ?? '',
  }
  const write = (text: keyof typeof texts) =>
    texts[text][lang].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  const lines = [`${write('greeting')} ${write(name)}`]
  if (name === 'checkTexts') lines.push('', ...listTexts(order), '', write('checkTextsEnd'))
  if (name === 'sent' && trackingNumber) lines.push(write('trackingNumber'))
  return lines.join('\n')
}
