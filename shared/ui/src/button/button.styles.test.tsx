import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { color } from '../tokens/tokens.ts'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

describe('buttonStyles', () => {
  test.each([
    ['primary', { background: color.accent, color: color.accentText }],
    ['secondary', { borderColor: color.lineStrong, color: color.text }],
    ['ghost', { color: color.text }],
    ['danger', { background: color.danger, color: color.dangerText }],
  ] as const)('give a %s button and a link the same style', (variant, style) => {
    renderUi(
      <>
        <Button variant={variant}>Button</Button>
        <ButtonLink variant={variant} to="/">
          Inside
        </ButtonLink>
        <ButtonLink variant={variant} external href="http://portal.test">
          Outside
        </ButtonLink>
      </>,
    )
    for (const name of ['Button', 'Inside', 'Outside']) {
      expect(screen.getByText(name)).toHaveStyle(style)
    }
  })

  test('default to primary and medium', () => {
    renderUi(
      <>
        <Button>Plain</Button>
        <Button variant="primary" size="m">
          Spelled out
        </Button>
        <Button size="l">Large</Button>
      </>,
    )
    const heightOf = (name: string) => getComputedStyle(screen.getByText(name)).minBlockSize
    expect(screen.getByText('Plain').className).toBe(screen.getByText('Spelled out').className)
    expect(heightOf('Large')).not.toBe(heightOf('Plain'))
  })

  test('leave no attributes in the HTML', () => {
    renderUi(
      <ButtonLink variant="ghost" size="l" to="/">
        Link
      </ButtonLink>,
    )
    const names = screen.getByRole('link').getAttributeNames()
    expect(names).toEqual(expect.not.arrayContaining(['variant', 'size', '$variant', '$size']))
  })
})
