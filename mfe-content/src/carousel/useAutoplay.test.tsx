import { fireEvent, render, screen } from '@testing-library/react'

import { useAutoplay } from './useAutoplay.ts'

describe('useAutoplay', () => {
  function Probe() {
    const { autoplaying, playing, toggle, handlers } = useAutoplay()
    return (
      <div data-testid="carousel" {...handlers}>
        <button onClick={toggle}>{playing ? 'pause' : 'play'}</button>
        <button>other</button>
        <output>{autoplaying ? 'moves' : 'still'}</output>
      </div>
    )
  }

  const state = () => screen.getByRole('status').textContent

  const carousel = () => screen.getByTestId('carousel')

  const button = (name: string) => screen.getByRole('button', { name })

  const enter = (pointerType: string) => {
    // jsdom has no PointerEvent; React listens to pointerover.
    const event = new MouseEvent('pointerover', { bubbles: true })
    fireEvent(carousel(), Object.assign(event, { pointerType }))
  }

  test('pauses for a hovering mouse, not for a hovering finger', () => {
    render(<Probe />)
    expect(state()).toBe('moves')
    enter('touch')
    expect(state()).toBe('moves')
    enter('mouse')
    expect(state()).toBe('still')
  })

  test('pauses for good when a slide is touched, and plays again by its button', () => {
    render(<Probe />)
    fireEvent.touchStart(button('other'))
    expect(state()).toBe('moves')
    fireEvent.touchStart(carousel())
    fireEvent.touchEnd(carousel())
    expect(state()).toBe('still')
    fireEvent.touchStart(button('play'))
    fireEvent.click(button('play'))
    expect(state()).toBe('moves')
  })

  test('pauses while the focus is within the carousel', () => {
    render(<Probe />)
    fireEvent.focus(button('pause'))
    expect(state()).toBe('still')
    fireEvent.blur(button('pause'), { relatedTarget: button('other') })
    expect(state()).toBe('still')
    fireEvent.blur(button('other'), { relatedTarget: document.body })
    expect(state()).toBe('moves')
  })

  test('keeps an explicit choice whatever pointer and focus do', () => {
    render(<Probe />)
    enter('mouse')
    fireEvent.click(button('pause'))
    fireEvent(
      carousel(),
      new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
    )
    expect(state()).toBe('still')
    enter('mouse')
    fireEvent.click(button('play'))
    expect(state()).toBe('moves')
  })
})
