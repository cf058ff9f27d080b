import { buildProduct } from '@shop/testing/fixtures.ts'
import { screen } from '@testing-library/react'
import { useRef } from 'react'

import { mockIntersection } from '../testing/mock-intersection.ts'
import { renderPart } from '../testing/render-part.tsx'
import { LazyBuyBar } from './LazyBuyBar.tsx'

function Page() {
  const actions = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={actions}>The page’s own buttons</div>
      <LazyBuyBar product={buildProduct()} actions={actions} />
    </>
  )
}

const queryButton = () => screen.queryByRole('button', { name: 'Add to Cart' })

describe('LazyBuyBar', () => {
  test('has price and button only while the page’s own buttons are out of sight', async () => {
    const move = mockIntersection()
    const { user } = renderPart(<Page />)
    await screen.findByText('The page’s own buttons')
    expect(queryButton()).not.toBeInTheDocument()

    move(false)
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }))
    expect(screen.getByText(/21\.00/)).toBeVisible()
    await screen.findByText('Item added to cart!')
    expect(JSON.parse(localStorage.getItem('addToCart') ?? '[]')).toHaveLength(1)

    move(true)
    expect(queryButton()).not.toBeInTheDocument()
  })
})
