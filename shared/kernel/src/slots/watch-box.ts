// What only pages with boxes need, once they can be used themselves.
import { withTimeout } from '../loading.ts'
import type { createContent } from './create-content.ts'
import { type Box, openBox, type SlotHost } from './slot-host.ts'

/** A box that takes longer stays empty. */
export const BOX_TIMEOUT_MS = 20_000

/** How near the viewport a box comes before it is loaded. */
const LOAD_DISTANCE = '400px 0px'

/** How much more of a box than its place holds is cut off; a font that is late makes it grow for a moment. */
const MAX_OVERFLOW = 1.1

interface WatchedBox {
  host: SlotHost
  box: Box
  context: object
  content: ReturnType<typeof createContent>
  onChange: (state: 'open' | 'failed') => void
  /** Ends it. */
  signal: AbortSignal
}

/**
 * Loads a box when its place comes near the viewport, which one that is not displayed never does, and empties one that
 * needs more than its place.
 * @param place null when it is gone
 */
export function watchBox(
  place: HTMLElement | null,
  { host, box, context, content, onChange, signal }: WatchedBox,
): void {
  const element = place?.firstElementChild as HTMLElement | null | undefined
  if (!place || !element || signal.aborted) return

  async function open(): Promise<void> {
    onChange('open')
    try {
      content.resolve(await withTimeout(openBox(box, context), BOX_TIMEOUT_MS, box.id))
    } catch (error) {
      host.onFailure(box, 'load', error)
      content.reject(error)
    }
  }

  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      nearness.disconnect()
      void open()
    },
    { rootMargin: LOAD_DISTANCE },
  )
  const heights = new ResizeObserver(() => {
    const { offsetHeight } = element
    const { clientHeight } = place
    if (offsetHeight <= clientHeight * MAX_OVERFLOW) return
    const measured = `${offsetHeight} px high in a place of ${clientHeight} px`
    host.onFailure(box, 'render', new Error(`${box.id} is ${measured}`))
    onChange('failed')
  })
  nearness.observe(place)
  heights.observe(element)
  signal.addEventListener('abort', () => {
    nearness.disconnect()
    heights.disconnect()
  })
}
