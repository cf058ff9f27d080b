import { renderUi } from '@shop/testing/render.tsx'
import { render, screen } from '@testing-library/react'

import { ArrowBack, ArrowForward, ChevronBack, ChevronForward } from './directional.ts'
import { IconBadge } from './IconBadge.tsx'
import * as social from './social.tsx'

describe('icons', () => {
  test.each(Object.entries(social))(
    '%s is decorative and has the colour of the text',
    (_, Icon) => {
      const { container } = render(<Icon width={20} />)
      const svg = container.firstElementChild
      expect(svg).toHaveAttribute('aria-hidden', 'true')
      expect(svg).toHaveAttribute('fill', 'currentColor')
      expect(svg).toHaveAttribute('width', '20')
    },
  )

  test.each([
    ['ArrowBack', ArrowBack],
    ['ArrowForward', ArrowForward],
    ['ChevronBack', ChevronBack],
    ['ChevronForward', ChevronForward],
  ])('%s is mirrored in Arabic', (_, Icon) => {
    const { container } = render(<Icon />)
    const svg = container.firstElementChild as Element
    document.documentElement.dir = 'ltr'
    expect(getComputedStyle(svg).getPropertyValue('scale')).not.toBe('-1 1')
    document.documentElement.dir = 'rtl'
    expect(getComputedStyle(svg).getPropertyValue('scale')).toBe('-1 1')
  })
})

describe('IconBadge', () => {
  test('is hidden from assistive technology', () => {
    renderUi(<IconBadge title="Badge" />)
    expect(screen.getByTitle('Badge')).toHaveAttribute('aria-hidden', 'true')
  })
})
