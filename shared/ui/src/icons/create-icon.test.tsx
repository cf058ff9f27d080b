import { act } from '@testing-library/react'
import { type ComponentType, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'

import createIcon, { type IconProps } from './create-icon.ts'

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
