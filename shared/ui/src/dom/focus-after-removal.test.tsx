import { focusAfterRemoval } from './focus-after-removal.ts'

const heading = '<h1 tabindex="-1">Cart</h1>'
const row = (name: string) =>
  `<tr><td><button>More ${name}</button></td><td><button id="${name}">Remove ${name}</button></td></tr>`
const column = (name: string) => `<th><button id="${name}">Remove ${name}</button></th>`

function remove(id: string, item: 'tr' | 'th') {
  const button = document.getElementById(id)
  if (!button) throw new Error(`No button ${id}`)
  button.focus()
  focusAfterRemoval(button, item)
  return document.activeElement
}

afterEach(() => void (document.body.innerHTML = ''))

describe.each([
  ['tr', (items: string[]) => `<table>${items.map(row).join('')}</table>`],
  [
    'th',
    (items: string[]) => `<table><tr><th>Product</th>${items.map(column).join('')}</tr></table>`,
  ],
] as const)('focusAfterRemoval from a %s', (item, table) => {
  const render = (...items: string[]) => void (document.body.innerHTML = heading + table(items))

  test('focuses the same button of the next item', () => {
    render('a', 'b', 'c')
    expect(remove('b', item)).toHaveTextContent('Remove c')
  })

  test('focuses the previous item when the last one goes', () => {
    render('a', 'b', 'c')
    expect(remove('c', item)).toHaveTextContent('Remove b')
  })

  test('focuses the heading when the only one goes', () => {
    render('a')
    expect(remove('a', item)).toHaveTextContent('Cart')
  })
})
