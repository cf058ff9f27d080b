import { screen } from '@testing-library/react'

import { openShop, scrollTo } from '../testing/open-shop.tsx'

const button = () => screen.queryByRole('button', { name: 'Back to top' })

describe('BackToTop', () => {
  test('is rendered when the page is scrolled beyond 300 pixels', async () => {
    await openShop()
    expect(button()).not.toBeInTheDocument()
    scrollTo(300)
    expect(button()).not.toBeInTheDocument()
    scrollTo(301)
    expect(button()).toBeInTheDocument()
    scrollTo(0)
    expect(button()).not.toBeInTheDocument()
  })

  test('scrolls to the top on click', async () => {
    const { user } = await openShop()
    scrollTo(1000)
    const scroll = jest.spyOn(window, 'scrollTo')
    await user.click(button() as HTMLElement)
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    scroll.mockRestore()
    scrollTo(0)
  })
})
