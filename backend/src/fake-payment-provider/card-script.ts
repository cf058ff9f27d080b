import { toAsset } from '../pages/asset.ts'

/**
 * Groups the digits of a card number while it is typed, in fours or as American Express prints them, and dims the marks
 * of other cards. The form works without it: the server takes digits of either script with or without spaces.
 */
export const cardScript = toAsset({
  name: 'card',
  extension: 'js',
  type: 'text/javascript; charset=utf-8',
  body: String.raw`const field = document.getElementById('number')
const marks = document.querySelectorAll('[data-card]')
const cards = { visa: /^4/, mastercard: /^(5[1-5]|2[2-7])/, amex: /^3[47]/ }

const findDigits = (text) => text.match(/\p{Nd}/gu) ?? []
// Digits of each script begin at a multiple of 16.
const toLatin = (digit) => digit.codePointAt(0) % 16

function group(digits, sizes) {
  const groups = []
  for (let at = 0; at < digits.length; ) {
    const end = at + (sizes[groups.length] ?? 4)
    groups.push(digits.slice(at, end).join(''))
    at = end
  }
  return groups.join(' ')
}

function format() {
  const digits = findDigits(field.value).slice(0, 19)
  const number = digits.map(toLatin).join('')
  const card = Object.keys(cards).find((name) => cards[name].test(number))
  for (const mark of marks) mark.classList.toggle('dim', Boolean(card) && mark.dataset.card !== card)

  const typed = findDigits(field.value.slice(0, field.selectionStart)).length
  const text = group(digits, card === 'amex' ? [4, 6, 5] : [])
  if (text === field.value) return
  field.value = text
  let caret = 0
  for (let seen = 0; seen < Math.min(typed, digits.length); caret += 1) if (text[caret] !== ' ') seen += 1
  field.setSelectionRange(caret, caret)
}

field.addEventListener('input', format)
format()
`,
})
