import { SLOW_AFTER_MS } from '@shop/kernel/loading'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, render, screen } from '@testing-library/react'

import { RegionLoading } from './RegionLoading.tsx'

const { dataset } = document.documentElement

describe('RegionLoading', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    delete dataset.members
    delete dataset.session
  })

  test.each([
    ['an open page', false, false, true],
    ['a page for members, to a member', true, true, true],
    ['a page for members, to a visitor whom the guard sends away', true, false, false],
  ])(
    'shows of %s whether it loads, and always that it takes long',
    async (_, isForMembers, isMember, isSaid) => {
      setUpBrowser()
      if (isForMembers) dataset.members = ''
      if (isMember) dataset.session = ''
      render(<RegionLoading />)
      const label = screen.getByText('Loading')
      expect(getComputedStyle(label).display !== 'none').toBe(isSaid)
      await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS))
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  )
})
