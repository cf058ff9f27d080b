import { setLanguage } from '@shop/kernel/language'
import { renderUi } from '@shop/testing/render.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'

import { loadHomeMessages } from '../messages.generated.ts'
import { Carousel } from './Carousel.tsx'
import { toEmblaDuration } from './CarouselEngine.tsx'
import { useAutoplay } from './useAutoplay.ts'

const WIDTH = 300
const INTERVAL_MS = 3_000
const LONG_INTERVAL_MS = 60_000

/** jsdom has no layout; the engine needs slides that stand beside each other. */
function mockLayout() {
  const style = document.createElement('style')
  style.textContent = '[role=group] { margin-left: 0px; margin-right: 0px }'
  document.head.append(style)
  const measure = (name: 'offsetWidth' | 'offsetLeft', of: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this)
    })
  const spies = [
    measure('offsetWidth', () => WIDTH),
    measure('offsetLeft', (element) =>
      element.getAttribute('role') === 'group'
        ? Array.from(element.parentElement?.children ?? []).indexOf(element) * WIDTH
        : 0,
    ),
  ]
  return () => {
    style.remove()
    spies.forEach((spy) => spy.mockRestore())
  }
}

function mockReducedMotion(reducedMotion: boolean) {
  const real = window.matchMedia
  window.matchMedia = (query) =>
    Object.assign(real(query), { matches: reducedMotion && query.includes('reduce') })
  return () => {
    window.matchMedia = real
  }
}

beforeAll(loadHomeMessages)

const slides = ['One', 'Two', 'Three'].map((name) => ({
  id: name,
  name,
  content: <a href={`/${name}`}>{name}</a>,
}))

const show = (interval = LONG_INTERVAL_MS) =>
  renderUi(<Carousel label="Letters" interval={interval} transition={0} slides={slides} />)

/** Waits for the engine. */
async function open(interval?: number) {
  const rendered = show(interval)
  await screen.findByRole('button', { name: 'Next slide' })
  return rendered
}

const getVisibleSlides = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent)

const getTrack = () => screen.getAllByRole('group', { hidden: true })[0]?.parentElement

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('Carousel', () => {
  let restore: (() => void)[] = []
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true })
    restore = [mockLayout()]
  })
  afterEach(() => {
    restore.forEach((undo) => undo())
    jest.useRealTimers()
  })

  test('labels itself and the position of its slides', async () => {
    await open()
    expect(screen.getByRole('region', { name: 'Letters' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
    const groups = screen.getAllByRole('group', { hidden: true })
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ])
    groups.forEach((group) => expect(group).toHaveAttribute('aria-roledescription', 'slide'))
  })

  test('does not move, and has no buttons, with one slide', () => {
    renderUi(<Carousel label="Letters" interval={1} transition={0} slides={slides.slice(0, 1)} />)
    advance(INTERVAL_MS)
    expect(screen.getByRole('link', { name: 'One' })).toBeVisible()
    expect(screen.queryByRole('button', { hidden: true })).toBeNull()
  })

  test('renders all slides before its engine is loaded', () => {
    show()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ])
    expect(getVisibleSlides()).toEqual(['One', 'Two', 'Three'])
  })

  test('is scrolled by the keyboard until its engine is loaded', async () => {
    show()
    const getStops = () =>
      screen.getByRole('region', { name: 'Letters' }).querySelectorAll('div[tabindex="0"]')
    expect(getStops()).toHaveLength(1)
    await screen.findByRole('button', { name: 'Next slide' })
    expect(getStops()).toHaveLength(0)
  })

  test('shows the slide of a clicked button, loops, and makes hidden slides inert', async () => {
    const { user } = await open()
    expect(getVisibleSlides()).toEqual(['One'])
    await user.click(screen.getByRole('button', { name: 'Next slide' }))
    expect(getVisibleSlides()).toEqual(['Two'])
    await user.click(screen.getByRole('button', { name: 'Show Three' }))
    expect(getVisibleSlides()).toEqual(['Three'])
    expect(screen.getByRole('button', { name: 'Show Three' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Next slide' }))
    expect(getVisibleSlides()).toEqual(['One'])
    await user.click(screen.getByRole('button', { name: 'Previous slide' }))
    expect(getVisibleSlides()).toEqual(['Three'])
  })

  test('plays without announcing slides until it is paused', async () => {
    const { user } = await open(INTERVAL_MS)
    expect(getTrack()).toHaveAttribute('aria-live', 'off')
    advance(INTERVAL_MS + 500)
    expect(getVisibleSlides()).toEqual(['Two'])
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(getTrack()).toHaveAttribute('aria-live', 'polite')
    advance(INTERVAL_MS + 1_500)
    expect(getVisibleSlides()).toEqual(['Two'])
  })

  test('pauses while it is hovered', async () => {
    const { user } = await open(INTERVAL_MS)
    await user.hover(screen.getByText('One'))
    advance(INTERVAL_MS + 1_500)
    expect(getVisibleSlides()).toEqual(['One'])
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    await user.unhover(screen.getByRole('region'))
    advance(INTERVAL_MS + 500)
    expect(getVisibleSlides()).toEqual(['Two'])
  })

  test('pauses while the tab is hidden', async () => {
    await open(INTERVAL_MS)
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    advance(INTERVAL_MS + 1_500)
    expect(getVisibleSlides()).toEqual(['One'])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    advance(INTERVAL_MS + 500)
    expect(getVisibleSlides()).toEqual(['Two'])
    visibility.mockRestore()
  })

  test('does not play with reduced motion until play is clicked', async () => {
    restore.push(mockReducedMotion(true))
    const { user } = await open(INTERVAL_MS)
    advance(INTERVAL_MS + 1_500)
    expect(getVisibleSlides()).toEqual(['One'])
    await user.click(screen.getByRole('button', { name: 'Play' }))
    advance(INTERVAL_MS + 500)
    expect(getVisibleSlides()).toEqual(['Two'])
  })

  test('stays on the slide that was scrolled to before the engine was loaded', async () => {
    show()
    const viewport = getTrack()?.parentElement
    if (!viewport) throw new Error('the slides have no viewport')
    Object.defineProperty(viewport, 'clientWidth', { value: WIDTH })
    viewport.scrollLeft = 2 * WIDTH
    await screen.findByRole('button', { name: 'Next slide' })
    expect(getVisibleSlides()).toEqual(['Three'])
    expect(viewport.scrollLeft).toBe(0)
  })

  test('keeps its slide when the direction changes', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Next slide' }))
    act(() => setLanguage('ar'))
    expect(await screen.findByRole('button', { name: 'الشريحة التالية' })).toBeVisible()
    expect(getVisibleSlides()).toEqual(['Two'])
    await user.click(screen.getByRole('button', { name: 'الشريحة التالية' }))
    expect(getVisibleSlides()).toEqual(['Three'])
  })

  test('stays on the first slide without a layout', async () => {
    restore.splice(0).forEach((undo) => undo())
    await open(INTERVAL_MS)
    advance(3 * INTERVAL_MS)
    expect(getVisibleSlides()).toEqual(['One'])
  })
})

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

describe('toEmblaDuration', () => {
  const STEP_MS = 1000 / 60

  const FRICTION = 0.68

  /** Simulates Embla's scroll body. Returns the milliseconds until 99 % of the way is done. */
  function measureDuration(resistance: number): number {
    let remaining = 1
    let velocity = 0
    let doneAt = 0
    for (let step = 1; step < 600; step += 1) {
      velocity = (velocity + remaining / resistance) * FRICTION
      remaining -= velocity
      if (Math.abs(remaining) > 0.01) doneAt = step + 1
    }
    return doneAt * STEP_MS
  }

  test.each([400, 700, 1000, 1500, 2000])('returns a duration that takes about %i ms', (ms) => {
    const deviation = Math.abs(measureDuration(toEmblaDuration(ms)) - ms)
    expect(deviation).toBeLessThanOrEqual(0.05 * ms)
  })

  test('returns 0 for 0 ms and more for any other', () => {
    expect(toEmblaDuration(0)).toBe(0)
    expect(toEmblaDuration(1)).toBeGreaterThan(0)
  })
})
