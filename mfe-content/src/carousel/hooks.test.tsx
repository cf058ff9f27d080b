import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'

import { useAutoplay } from './useAutoplay.ts'
import { useIdle } from './useIdle.ts'

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

  test('pauses for a hovering mouse, not for touch', () => {
    render(<Probe />)
    expect(state()).toBe('moves')
    enter('touch')
    expect(state()).toBe('moves')
    enter('mouse')
    expect(state()).toBe('still')
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

describe('useIdle', () => {
  beforeEach(() => jest.useFakeTimers())

  afterEach(() => {
    cleanup()
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
  })

  /** Mocks the idle callback, which jsdom lacks; returns the pending ones. */
  function provideIdleCallback() {
    const waiting = new Map<number, () => void>()
    Object.assign(window, {
      requestIdleCallback: (task: () => void, options: { timeout: number }) => {
        const handle = waiting.size + 1
        waiting.set(handle, task)
        expect(options.timeout).toBeLessThanOrEqual(2000)
        return handle
      },
      cancelIdleCallback: (handle: number) => waiting.delete(handle),
    })
    return waiting
  }

  test('returns true once the browser is idle', () => {
    const waiting = provideIdleCallback()
    const { result } = renderHook(useIdle)
    expect(result.current).toBe(false)
    act(() => waiting.forEach((task) => task()))
    expect(result.current).toBe(true)
  })

  test('returns true after a delay without idle callbacks', () => {
    const { result } = renderHook(useIdle)
    expect(result.current).toBe(false)
    act(() => jest.advanceTimersByTime(200))
    expect(result.current).toBe(true)
  })

  test('cancels when it unmounts', () => {
    const waiting = provideIdleCallback()
    renderHook(useIdle).unmount()
    expect(waiting.size).toBe(0)
    Reflect.deleteProperty(window, 'requestIdleCallback')
    renderHook(useIdle).unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
