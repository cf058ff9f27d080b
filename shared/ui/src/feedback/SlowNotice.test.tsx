import { queryClient, SLOW_AFTER_MS } from '@shop/kernel'
import { renderUi } from '@shop/testing/render.tsx'
import { act, fireEvent, screen } from '@testing-library/react'

import { Loading } from './Loading.tsx'

describe('SlowNotice', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const retryButton = () => screen.queryByRole('button', { name: 'Try again' })

  test('says within five seconds that a page is still loading', () => {
    expect(SLOW_AFTER_MS).toBeLessThan(5_000)
    renderUi(<Loading />)
    advance(SLOW_AFTER_MS - 1)
    expect(retryButton()).not.toBeInTheDocument()
    advance(1)
    expect(screen.getByRole('status')).toHaveTextContent('taking longer than usual')
    expect(retryButton()).toBeVisible()
  })

  test('asks again for what the page waits for, and says so', async () => {
    let requests = 0
    renderUi(<Loading />)
    const data = queryClient.fetchQuery({
      queryKey: ['slow'],
      queryFn: () => (requests++ === 0 ? new Promise<string>(() => undefined) : 'arrived'),
    })
    advance(SLOW_AFTER_MS)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(data).resolves.toBe('arrived')
    expect(screen.getByRole('status')).toHaveTextContent('We have asked again')
  })

  test('is shown once for several parts, and then for the next one that is late', () => {
    const parts = (ids: string[]) => ids.map((id) => <Loading key={id} />)
    const { rerender } = renderUi(null)
    rerender(<>{parts(['a', 'b'])}</>)
    advance(SLOW_AFTER_MS)
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    rerender(<>{parts(['b'])}</>)
    expect(retryButton()).not.toBeInTheDocument()
    advance(1_000)
    expect(retryButton()).toBeVisible()
  })
})
