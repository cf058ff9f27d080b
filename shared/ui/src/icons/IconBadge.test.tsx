import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { IconBadge } from './IconBadge.tsx'

test('IconBadge is hidden from assistive technology', () => {
  renderUi(<IconBadge title="Badge" />)
  expect(screen.getByTitle('Badge')).toHaveAttribute('aria-hidden', 'true')
})

test.each([
  [undefined, '4.5rem', '1.75rem'],
  ['s', '2.75rem', '1.375rem'],
  ['m', '4.5rem', '1.75rem'],
  ['l', '5rem', '2.25rem'],
] as const)('IconBadge of size %s is %s wide with an icon of %s', (size, badge, icon) => {
  renderUi(
    <IconBadge title="Badge" {...(size && { $size: size })}>
      <svg data-testid="icon" />
    </IconBadge>,
  )
  expect(screen.getByTitle('Badge')).toHaveStyle({ inlineSize: badge, blockSize: badge })
  expect(screen.getByTestId('icon')).toHaveStyle({ inlineSize: icon, blockSize: icon })
})
