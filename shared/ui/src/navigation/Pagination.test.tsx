import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Pagination } from './Pagination.tsx'

describe('Pagination', () => {
  test('calls onChange with the page', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<Pagination page={4} totalPages={12} onChange={onChange} />)
    await user.click(screen.getByRole('button', { name: 'Page 6' }))
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onChange.mock.calls).toEqual([[6], [3], [5]])
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('4')
  })

  test.each([
    [1, 'Previous page', 'Next page'],
    [3, 'Next page', 'Previous page'],
  ])('on page %i of 3 disables %s', (page, disabled, enabled) => {
    renderUi(<Pagination page={page} totalPages={3} onChange={() => undefined} />)
    expect(screen.getByRole('button', { name: disabled })).toBeDisabled()
    expect(screen.getByRole('button', { name: enabled })).toBeEnabled()
  })

  test.each([0, 1])('renders nothing for %i pages', (totalPages) => {
    renderUi(<Pagination page={1} totalPages={totalPages} onChange={() => undefined} />)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test('renders links when there is hrefFor', async () => {
    const hrefFor = (page: number) => `/agents?page=${page}`
    const list = <Pagination page={1} totalPages={3} hrefFor={hrefFor} />
    const { user, router } = renderRoutes([{ path: '/agents', element: list }], { at: '/agents' })
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(router.state.location.search).toBe('?page=2')
  })

  test('renders in Arabic with Western digits', () => {
    renderUi(<Pagination page={1} totalPages={3} onChange={() => undefined} />, { lang: 'ar' })
    expect(screen.getByRole('navigation', { name: 'الصفحات' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'الصفحة 2' })).toHaveTextContent('2')
  })
})
