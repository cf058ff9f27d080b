import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { loadAppPromoMessages } from '../messages.generated.ts'
import { AppPromo } from './AppPromo.tsx'

const open = () =>
  renderRoutes([{ path: '/', loader: loadAppPromoMessages, Component: AppPromo }], { at: '/' })

describe('AppPromo', () => {
  test('says that there is no app yet and links to the shop', async () => {
    open()
    const block = within(await screen.findByRole('region', { name: 'The shop in your pocket' }))
    expect(block.getByText(/not in the app stores yet/)).toBeVisible()
    expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/shop'])
  })
})
