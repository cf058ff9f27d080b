import { escapeHtml } from './escape-html.ts'

describe('escapeHtml', () => {
  test('escapes what could end a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    )
  })

  test('returns other text as it is', () => {
    expect(escapeHtml('بطاقة – 59.90')).toBe('بطاقة – 59.90')
  })
})
