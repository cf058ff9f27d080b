import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { Breadcrumb } from './Breadcrumb.tsx'
import { Pagination } from './Pagination.tsx'
import { SideMenu } from './SideMenu.tsx'

describe('Breadcrumb', () => {
  test('renders links, and marks the current page', () => {
    renderUi(<Breadcrumb items={[{ label: 'Shop', to: '/shop' }, { label: 'Steel card' }]} />)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
    expect(trail.getByText('Steel card')).toHaveAttribute('aria-current', 'page')
    expect(trail.getAllByRole('listitem')).toHaveLength(2)
  })

  test('does not mark an item without a path as the current page unless it is the last', () => {
    renderUi(<Breadcrumb items={[{ label: 'Help' }, { label: 'Guides' }]} />)
    expect(screen.getByText('Help')).not.toHaveAttribute('aria-current')
  })
})

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
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('1')
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(router.state.location.search).toBe('?page=2')
  })

  test('renders in Arabic with Western digits', () => {
    renderUi(<Pagination page={1} totalPages={3} onChange={() => undefined} />, { lang: 'ar' })
    expect(screen.getByRole('navigation', { name: 'الصفحات' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'الصفحة 2' })).toHaveTextContent('2')
  })
})

describe('SideMenu', () => {
  const items = [
    { to: '/office', label: 'Office', end: true },
    { to: '/office/orders', label: 'Orders', badge: <span>3 new</span> },
  ]
  const menu = (
    <SideMenu aria-label="Menu" items={items} lastItem={{ to: '/leave', label: 'Leave' }} />
  )

  test('renders links with their badges, and marks the current page', async () => {
    renderRoutes([{ path: '*', element: menu }], { at: '/office/orders/7' })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/office', 'Office'],
      ['/office/orders', 'Orders3 new'],
      ['/leave', 'Leave'],
    ])
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([links[1]])
  })

  test('is scrolled to the current item where it does not fit', async () => {
    const sizes = { clientWidth: 300, scrollWidth: 900 }
    const mocks = [
      ...Object.entries(sizes).map(([name, value]) =>
        jest.spyOn(Element.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value),
      ),
      jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500),
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100),
    ]
    renderRoutes([{ path: '*', element: menu }], { at: '/office' })
    expect((await screen.findByRole('navigation')).scrollLeft).toBe(400)
    mocks.forEach((mock) => mock.mockRestore())
  })
})
