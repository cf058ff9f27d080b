import { render } from '@testing-library/react'

import { escapeValues, formatElements } from './format-elements.tsx'

/** The HTML of a text with a link and a bold element. */
function toHtml(text: string): string {
  const components = { 0: <a href="/shop">replaced</a>, bold: <strong /> }
  return render(<>{formatElements(text, components)}</>).container.innerHTML
}

describe('formatElements', () => {
  test.each([
    ['no element', 'Plain', 'Plain'],
    [
      'elements with text around',
      'See <0>our shop</0> in <bold>Muscat</bold>.',
      'See <a href="/shop">our shop</a> in <strong>Muscat</strong>.',
    ],
    [
      'an element in another',
      '<0>A <bold>b</bold> c</0>',
      '<a href="/shop">A <strong>b</strong> c</a>',
    ],
    ['an element over lines', '<bold>a\nb</bold>', '<strong>a\nb</strong>'],
    [
      'the same element twice',
      '<bold>a</bold><bold>b</bold>',
      '<strong>a</strong><strong>b</strong>',
    ],
    ['an element that is not given', 'See <7>this</7>', 'See this'],
    ['a sign that opens nothing', '1 < 2', '1 &lt; 2'],
  ])('renders %s', (_, text, html) => {
    expect(toHtml(text)).toBe(html)
  })

  test('takes no value for an element', () => {
    const { query } = escapeValues({ query: '</0><bold>x</bold><0>' })
    expect(toHtml(`For <0>${String(query)}</0>`)).toBe(
      'For <a href="/shop">&lt;/0&gt;&lt;bold&gt;x&lt;/bold&gt;&lt;0&gt;</a>',
    )
  })
})

test('escapeValues leaves what is no text as it is', () => {
  expect(escapeValues({ count: 3, name: 'Maha' })).toEqual({ count: 3, name: 'Maha' })
})
