import { renderUi } from '@shop/testing/render.tsx'

import { PageMeta } from './PageMeta.tsx'

function description() {
  return document.querySelector('meta[name=description]')?.getAttribute('content')
}

test('names the page and the brand, and describes it', () => {
  renderUi(<PageMeta title="Cart" description="What you are about to buy." />)
  expect(document.title).toBe('Cart · Wasla')
  expect(description()).toBe('What you are about to buy.')
})

test('names the brand in Arabic, and needs no description', () => {
  renderUi(<PageMeta title="السلة" />, { lang: 'ar' })
  expect(document.title).toBe('السلة · وصلة')
  expect(description()).toBeUndefined()
})
