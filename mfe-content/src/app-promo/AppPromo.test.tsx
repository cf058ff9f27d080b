import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { AppPromo } from './AppPromo.tsx'
import { load } from './messages.ts'

const open = () => renderRoutes([{ path: '/', loader: load, Component: AppPromo }], { at: '/' })

describe('AppPromo', () => {
  test('says that there is no app yet and links to the shop', async () => {
    open()
    const block = within(await screen.findByRole('region', { name: 'The shop in your pocket' }))
    expect(block.getByText(/not in the app stores yet/)).toBeVisible()
    expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/shop'])
  })

  test('renders the stores as unavailable, without links', async () => {
    open()
    const stores = await screen.findByRole('list', { name: 'App stores' })
    expect(within(stores).getAllByRole('listitem')).toHaveLength(2)
    expect(within(stores).getAllByText('Not available yet')).toHaveLength(2)
    expect(within(stores).queryByRole('link')).toBeNull()
  })
})
