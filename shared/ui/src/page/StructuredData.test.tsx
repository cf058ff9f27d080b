import { renderUi } from '@shop/testing/render.tsx'

import { StructuredData } from './StructuredData.tsx'

test('StructuredData renders JSON-LD that text cannot break out of', () => {
  const name = '</script><script>alert(1)</script> & “Steel”'
  const { container } = renderUi(<StructuredData data={{ '@type': 'Product', name }} />)
  const [script, ...others] = container.querySelectorAll('script')
  expect(others).toEqual([])
  expect(script).toHaveAttribute('type', 'application/ld+json')
  expect(script?.textContent).not.toContain('<')
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
  })
})
