import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'

describe('MapOverlay', () => {
  test('renders an interactive map; the page itself has a static one', async () => {
    setConfig({ ...testConfig, mapTilesUrl: 'http://tiles.test/{z}/{x}/{y}.png' })
    const { user } = renderRoutes(routes, { at: '/contact' })
    expect(await screen.findByRole('img', { name: /^Sketch map/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View on Google map' }))
    const overlay = within(await screen.findByRole('dialog', { name: 'Our studio in Muscat' }))
    expect(await overlay.findByRole('button', { name: 'Zoom in' })).toBeVisible()
    expect(overlay.getByRole('button', { name: 'Our studio in Muscat' })).toBeVisible()
  })
})
