import { renderUi } from '@shop/testing/render.tsx'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'

import { ArrowBack, ArrowForward } from './Arrow.tsx'
import { ChevronBack, ChevronForward } from './Chevron.tsx'
import createIcon, { type IconProps } from './create-icon.ts'
import { IconBadge } from './IconBadge.tsx'
import * as social from './social.tsx'

interface IconModule {
  default: ComponentType<IconProps>
  __iconData: Parameters<typeof createIcon>[0]
}

const { default: Theirs, __iconData: data } = jest.requireActual<IconModule>(
  'lucide-react/icons/circle-exclamation-point',
)

const Ours = createIcon(data)

describe('createIcon', () => {
  test.each<[string, IconProps]>([
    ['without properties', {}],
    ['with a class', { className: 'sc-a b' }],
    ['with a size and a colour', { size: '1em', color: 'red' }],
    ['with a width of its strokes', { strokeWidth: 1.5 }],
    ['with a side', { width: 12, height: 18 }],
    ['that is hidden', { 'aria-hidden': true }],
    ['with a label', { 'aria-label': 'Beware' }],
    ['with a role', { role: 'img' }],
    ['with an empty label', { 'aria-label': undefined }],
    ['with a title', { children: <title>Beware</title> }],
  ])('renders an icon %s as lucide-react does', (_, props) => {
    const parse = (markup: string) => {
      const holder = document.createElement('div')
      holder.innerHTML = markup
      return holder
    }
    const ours = parse(renderToStaticMarkup(<Ours {...props} />))
    expect(ours.isEqualNode(parse(renderToStaticMarkup(<Theirs {...props} />)))).toBe(true)
  })

  test('hands out its element', async () => {
    const ref = createRef<SVGSVGElement>()
    await act(async () => createRoot(document.createElement('div')).render(<Ours ref={ref} />))
    expect(ref.current?.tagName).toBe('svg')
  })
})

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

  test.each([
    [undefined, '4.5rem', '1.75rem'],
    ['s', '2.75rem', '1.375rem'],
    ['m', '4.5rem', '1.75rem'],
    ['l', '5rem', '2.25rem'],
  ] as const)('of size %s is %s wide with an icon of %s', (size, badge, icon) => {
    renderUi(
      <IconBadge title="Badge" {...(size && { $size: size })}>
        <svg data-testid="icon" />
      </IconBadge>,
    )
    expect(screen.getByTitle('Badge')).toHaveStyle({ inlineSize: badge, blockSize: badge })
    expect(screen.getByTestId('icon')).toHaveStyle({ inlineSize: icon, blockSize: icon })
  })
})
