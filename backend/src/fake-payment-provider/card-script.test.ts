import { JSDOM } from 'jsdom'

import { renderCardMarks } from './card-marks.ts'
import { cardScript } from './card-script.ts'

/** Runs the script in the card's form, and types a text into it, up to the caret. */
function type(before: string, after = '') {
  const html = `<input id="number">${renderCardMarks('Cards').text}`
  const { window } = new JSDOM(html, { runScripts: 'outside-only' })
  window.eval(String(cardScript.body))
  const field = window.document.querySelector('input')
  if (!field) throw new Error('The form has no field')
  field.value = before + after
  field.setSelectionRange(before.length, before.length)
  field.dispatchEvent(new window.Event('input'))
  const bright = [...window.document.querySelectorAll('[data-card]:not(.dim)')]
  return {
    value: field.value,
    caret: field.selectionStart,
    cards: bright.map((mark) => mark.getAttribute('data-card')),
  }
}

describe('cardScript', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242', '4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['٤٢٤٢٤٢٤٢', '٤٢٤٢ ٤٢٤٢'],
    ['12345678901234567890123', '1234 5678 9012 3456 789'],
    ['4242 ', '4242'],
    ['x', ''],
  ])('groups %s as %s', (text, value) => expect(type(text).value).toBe(value))

  test('keeps the caret behind the digit that was typed', () => {
    expect(type('42424', '24242')).toMatchObject({ value: '4242 4242 42', caret: 6 })
    expect(type('4', '2424 2')).toMatchObject({ value: '4242 42', caret: 1 })
  })

  test.each([
    ['4', ['visa']],
    ['٥٥', ['mastercard']],
    ['2221', ['mastercard']],
    ['37', ['amex']],
    ['9', ['visa', 'mastercard', 'amex']],
    ['', ['visa', 'mastercard', 'amex']],
  ])('shows which card %j begins', (text, cards) => expect(type(text).cards).toEqual(cards))
})
