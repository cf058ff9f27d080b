import { renderUi } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { Breadcrumb } from './Breadcrumb.tsx'

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

  test('renders structured data of its items', () => {
    const items = [{ label: 'Shop', to: '/shop' }, { label: 'Steel card' }]
    const { container } = renderUi(<Breadcrumb items={items} />)
    const text = container.querySelector('script')?.textContent ?? ''
    const data = JSON.parse(text) as Record<string, unknown>
    expect(data['@type']).toBe('BreadcrumbList')
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Shop', item: 'http://shop.test/shop' },
      { '@type': 'ListItem', position: 2, name: 'Steel card' },
    ])
  })
})
