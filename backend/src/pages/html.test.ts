import fc from 'fast-check'

import { html } from './html.ts'

test('html escapes values in text and in attributes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { text: out } = html`<p title="${text}">${text}</p>`
      expect(out.match(/[<>]/g)).toEqual(['<', '>', '<', '>'])
      expect(out.match(/"/g)).toHaveLength(2)
    }),
  )
})

test('html does not escape Html values, alone and in arrays', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(
    html`<ul>
      ${items}
    </ul>`.text.replace(/\s/g, ''),
  ).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
})

test('html renders false, null, undefined and empty text as nothing, and zero as 0', () => {
  expect(html`${false}${null}${undefined}${''}${0}`.text).toBe('0')
})
