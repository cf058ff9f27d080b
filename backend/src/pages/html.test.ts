import fc from 'fast-check'

import { html } from './html.ts'

test('escapes every value, in text and in attributes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { text: out } = html`<p title="${text}">${text}</p>`
      expect(out.match(/[<>]/g)).toEqual(['<', '>', '<', '>'])
      expect(out.match(/"/g)).toHaveLength(2)
    }),
  )
})

test('takes markup as it is, alone and in lists', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(
    html`<ul>
      ${items}
    </ul>`.text.replace(/\s/g, ''),
  ).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>')
})

test('leaves nothing of what is absent, but keeps zero', () => {
  expect(html`${false}${null}${undefined}${''}${0}`.text).toBe('0')
})
