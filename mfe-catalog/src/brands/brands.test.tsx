import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'

const open = () => renderRoutes(routes, { at: '/brands' })

describe('BrandsPage', () => {
  test('renders three groups of brands', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
    const groups = screen.getAllByRole('region')
    expect(
      groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(['Everyday wear', 'Tailored', 'Outdoors'])
    groups.forEach((group) => expect(within(group).getAllByRole('listitem')).toHaveLength(3))
  })

  test('links each brand to as many samples as it counts', async () => {
    const { user } = open()
    const card = (await screen.findByRole('link', { name: 'Jebel Outfitters' })).closest('li')
    expect(card).toHaveTextContent('2 pieces')
    await user.click(screen.getByRole('link', { name: 'Jebel Outfitters' }))
    expect(await screen.findByText('Showing 2 of 15 items')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bomber Jacket' })).toBeVisible()
  })
})
