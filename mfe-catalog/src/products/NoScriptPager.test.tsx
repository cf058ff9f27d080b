import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { NoScriptPager } from './NoScriptPager.tsx'

type Changes = Parameters<typeof buildPage>[1]

const open = (rows: number, changes: Changes, at = '/shop-products/metal-cards?title=Metal') => {
  const products = Array.from({ length: rows }, (_, index) => buildProduct({ _id: `${index}` }))
  const element = <NoScriptPager {...buildPage(products, changes)} />
  return renderRoutes([{ path: '*', element }], { at })
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('NoScriptPager', () => {
  test('links to the parts of a list that scripts would show whole', () => {
    open(100, { totalCount: 1_000, totalPage: 10 })
    expect(screen.getByText('1')).toHaveAttribute('aria-current', 'page')
    expect(hrefs()).toContain('/shop-products/metal-cards?title=Metal&page=5&limit=24')
  })

  test('leads from the last part to the others', () => {
    open(12, { totalCount: 60, totalPage: 3, currentPage: 3, currentLimit: 24 })
    expect(screen.getByText('3')).toHaveAttribute('aria-current', 'page')
    expect(hrefs()).toContain('/shop-products/metal-cards?title=Metal&page=1&limit=24')
  })

  test('finds the part that a page of another size begins in', () => {
    open(10, { totalCount: 60, totalPage: 6, currentPage: 4, currentLimit: 10 })
    expect(screen.getByText('2')).toHaveAttribute('aria-current', 'page')
  })

  test.each([
    ['of a list that is there whole', 48, { totalCount: 48 }],
    ['of a list with a pager of its own', 48, { totalCount: 480, totalPage: 4, currentLimit: 120 }],
  ])('renders nothing below a page %s', (_, rows, changes) => {
    open(rows, changes)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
