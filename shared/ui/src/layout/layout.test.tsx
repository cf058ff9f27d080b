import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { space } from '../tokens/tokens.ts'
import { DarkSection } from './DarkSection.tsx'
import { Grid } from './Grid.tsx'
import { Stack } from './Stack.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('Stack is a column, or a row', () => {
  renderUi(
    <>
      <Stack data-testid="down" $gap="2" />
      <Stack data-testid="along" $row />
    </>,
  )
  expect(screen.getByTestId('down')).toHaveStyle({ flexFlow: 'column', gap: space[2] })
  expect(screen.getByTestId('along')).toHaveStyle({ flexFlow: 'row wrap', alignItems: 'center' })
})

test('Grid can be a list', () => {
  renderUi(
    <Grid as="ul">
      <li>One</li>
    </Grid>,
  )
  expect(screen.getByRole('list')).toHaveStyle({ display: 'grid' })
})

test('VisuallyHidden is in the accessibility tree', () => {
  renderUi(
    <button>
      <VisuallyHidden>Search</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument()
})

test('DarkSection has the class of the dark palette as any element', () => {
  renderUi(<DarkSection as="footer">Foot</DarkSection>)
  expect(screen.getByRole('contentinfo')).toHaveClass('inverse')
})
