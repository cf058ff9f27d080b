import { screen, waitFor, within } from '@testing-library/react'

import { openShop } from '../testing/open-shop.tsx'

const toggle = (name = /the menu$/) => screen.getByRole('button', { name })
const panel = () =>
  document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement

async function openMenu() {
  const opened = await openShop()
  await opened.user.click(toggle(/^Open the menu$/))
  return opened
}

describe('MobileMenu', () => {
  test('opens and closes by its button', async () => {
    const { user } = await openShop()
    expect(panel()).not.toBeVisible()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle(/^Open the menu$/))
    expect(panel()).toBeVisible()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle(/^Close the menu$/))
    expect(panel()).not.toBeVisible()
  })

  test('lists the links of the top bar', async () => {
    await openMenu()
    expect(
      within(panel())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Shop', 'FAQs', 'Contact Us', 'To Portal'])
  })

  test('closes on a click outside, not on one inside', async () => {
    const { user } = await openMenu()
    await user.click(panel())
    expect(panel()).toBeVisible()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(panel()).not.toBeVisible()
  })

  test('closes on Escape', async () => {
    const { user } = await openMenu()
    await user.keyboard('a')
    expect(panel()).toBeVisible()
    await user.keyboard('{Escape}')
    expect(panel()).not.toBeVisible()
  })

  test('closes when a link is followed', async () => {
    const { user, router } = await openMenu()
    await user.click(within(panel()).getByRole('link', { name: 'FAQs' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/faqs'))
    expect(panel()).not.toBeVisible()
  })
})
