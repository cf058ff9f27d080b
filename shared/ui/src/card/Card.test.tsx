import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { space } from '../tokens/tokens.ts'
import { Card } from './Card.tsx'

describe('Card', () => {
  test('has padding, and clips its content instead when it is flush', () => {
    renderUi(
      <>
        <Card as="article">Text</Card>
        <Card as="section" aria-label="Flush" $flush />
      </>,
    )
    expect(screen.getByRole('article')).toHaveStyle({ padding: space[5] })
    expect(screen.getByRole('region')).toHaveStyle({ overflow: 'hidden' })
  })
})
