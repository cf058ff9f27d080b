import { waitFor } from '@testing-library/react'

import { readInlineScript } from '../testing/read-inline-script.ts'

const script = readInlineScript('startup/inline-page-changes.ts')
const { documentElement: root, body } = document

/** Opens a page with the inline script, up to the end of its markup. */
function openPage(renderedLang?: string): void {
  if (renderedLang !== undefined) root.dataset.renderedLang = renderedLang
  void (0, eval)(script)
  body.innerHTML = '<p>Notice</p><div id="root"><h1>Shop</h1></div>'
  document.dispatchEvent(new Event('readystatechange'))
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement

/** Lets observers run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  delete root.dataset.renderedLang
  delete root.dataset.changed
  body.replaceChildren()
})

describe('a page that the server rendered', () => {
  test.each<[string, () => void]>([
    ['a text is replaced', () => (find('h1').textContent = 'Boutique')],
    ['a text is edited', () => ((find('h1').firstChild as Text).data = 'Boutique')],
    ['an element is added', () => find('h1').append(document.createElement('font'))],
  ])('is marked when %s in it', async (_, change) => {
    openPage('en')
    await settle()
    expect(root).not.toHaveAttribute('data-changed')
    change()
    await waitFor(() => expect(root).toHaveAttribute('data-changed'))
  })

  test('is not marked when something beside it changes, or an attribute', async () => {
    openPage('en')
    find('p').textContent = 'Another notice'
    find('h1').title = 'Shop'
    await settle()
    expect(root).not.toHaveAttribute('data-changed')
  })
})

test('a page that the browser renders is not marked', async () => {
  openPage()
  find('h1').textContent = 'Rendered'
  await settle()
  expect(root).not.toHaveAttribute('data-changed')
})
