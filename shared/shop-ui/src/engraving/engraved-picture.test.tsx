import type { Corners } from '@shop/contracts/rules/surface.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { waitFor } from '@testing-library/react'

import { EngravedPicture, type EngravedPictureProps } from './EngravedPicture.tsx'

const corners: Corners = [
  [0.1, 0.5],
  [0.9, 0.5],
  [0.8, 0.7],
  [0.2, 0.7],
]
const surface = { finish: 'engraved', color: '#123456', width: 68, height: 12, corners } as const

const render = (engraving: EngravedPictureProps['engraving']) =>
  renderUi(
    <EngravedPicture engraving={engraving}>
      <Picture src="/card.webp" alt="" width={1} height={1} />
    </EngravedPicture>,
  ).container

describe('EngravedPicture', () => {
  test('draws both texts over the picture, each by its own direction', async () => {
    const container = render({ name: 'مريم', line: 'CEO', surface: { ...surface } })
    await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument())
    const drawing = container.querySelector('svg')
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
    expect(drawing).toHaveStyle({ transformOrigin: '0 0' })
    expect(drawing?.getAttribute('style')).toContain('perspective(100cqw)')
    const face = [...(drawing?.querySelectorAll('g:last-child text') ?? [])]
    expect(face.map((text) => [text.textContent, text.getAttribute('direction')])).toEqual([
      ['مريم', 'rtl'],
      ['CEO', 'ltr'],
    ])
    expect(face[0]?.parentElement).toHaveAttribute('fill', '#123456')
  })

  test.each([undefined, { name: 'Ali', line: '' }])('is the picture alone with %j', (engraving) => {
    const container = render(engraving)
    expect(container.querySelector('img')).toBeInTheDocument()
    expect(container.querySelector('svg')).toBeNull()
  })
})
