import { renderUi } from '@shop/testing/render.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'

import { Avatar } from './Avatar.tsx'
import { Monogram } from './Monogram.tsx'

const names = ['Maha', 'Al Balushi']

describe('Avatar', () => {
  test('renders the portrait in the size it is shown in', () => {
    const { container } = renderUi(
      <Avatar src="/maha-160.webp?widths=160,320" names={names} sizes="4rem" />,
    )
    expect(container.querySelector('img')).toHaveAttribute('src', '/maha-160.webp')
    expect(container.querySelector('source')).toHaveAttribute('sizes', '4rem')
    expect(screen.queryByText('MB')).toBeNull()
  })

  test.each([null, undefined, ''])('renders untranslated initials when src is %j', (src) => {
    renderUi(<Avatar src={src} names={names} sizes="4rem" />)
    const monogram = screen.getByText('MB').parentElement
    expect(monogram).toHaveAttribute('translate', 'no')
    expect(monogram).toHaveAttribute('aria-hidden', 'true')
  })

  test('renders an icon when no name is known', () => {
    const { container } = renderUi(<Avatar src={null} names={[null, '']} sizes="4rem" />)
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  test('renders initials when the portrait fails to load, and the next portrait', async () => {
    function Switching() {
      const [src, setSrc] = useState('/broken.jpg')
      return (
        <>
          <Avatar src={src} names={names} sizes="4rem" />
          <button onClick={() => setSrc('/fine.jpg')}>Next</button>
        </>
      )
    }
    const { container, user } = renderUi(<Switching />)
    fireEvent.error(container.querySelector('img')!)
    expect(screen.getByText('MB')).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
    await user.click(screen.getByRole('button'))
    expect(container.querySelector('img')).toHaveAttribute('src', '/fine.jpg')
  })
})

describe('Monogram', () => {
  const toneOf = (name: string) => {
    const { container, unmount } = renderUi(<Monogram names={[name]} />)
    const { color } = getComputedStyle(container.querySelector('[translate=no]')!)
    unmount()
    return color
  }

  test('has the colour of its name, which others need not have', () => {
    const people = ['Maha Al Balushi', 'Nasser Al Lawati', 'Huda Al Rawahi', 'Salim Al Harthi']
    const tones = people.map(toneOf)
    expect(people.map(toneOf)).toEqual(tones)
    expect(new Set(tones).size).toBeGreaterThan(1)
  })
})
