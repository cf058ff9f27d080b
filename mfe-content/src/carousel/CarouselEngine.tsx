import type { Direction } from '@shop/kernel'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

import { toEmblaDuration } from './embla-duration.ts'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** What buttons can do to a running carousel. */
export interface CarouselControl {
  show: (index: number) => void
  next: () => void
  previous: () => void
}

export interface CarouselEngineProps {
  /** The element that shows one slide; its only child holds them all. */
  viewport: HTMLElement
  dir: Direction
  /** Milliseconds from one slide to the next. */
  interval: number
  /** Milliseconds that a change takes; 0 for those who asked for less motion. */
  transition: number
  autoplaying: boolean
  onReady: (control: CarouselControl | null) => void
  onSelect: (index: number) => void
}

/** Moves slides that are already on the page. Fetched after the first paint; the slides do without it until then. */
export function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, dir, interval, transition, autoplaying, onReady, onSelect } = props
  const [autoplay] = useState(() =>
    Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false }),
  )
  const [attach, embla] = useEmblaCarousel(
    { loop: true, align: 'start', direction: dir, duration: toEmblaDuration(transition) },
    [autoplay],
  )

  useEffect(() => attach(viewport), [attach, viewport])

  useEffect(() => {
    if (!embla) return
    const handleSelect = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', handleSelect)
    resumeScrollPosition(viewport, embla)
    onReady({
      show: (index) => embla.scrollTo(index),
      next: () => embla.scrollNext(),
      previous: () => embla.scrollPrev(),
    })
    return () => {
      embla.off('select', handleSelect)
      onReady(null)
    }
  }, [embla, viewport, onReady, onSelect])

  useEffect(() => {
    if (!embla || !autoplaying) return
    const play = () => {
      // Without a layout (a hidden page part) there is nowhere to go, and the timer does not exist.
      if (embla.scrollSnapList().length > 1) autoplay.play()
    }
    play()
    // A swipe stops the timer and a new language starts everything afresh; both go on from there.
    embla.on('pointerUp', play).on('reInit', play)
    return () => {
      embla.off('pointerUp', play).off('reInit', play)
      autoplay.stop()
    }
  }, [embla, autoplay, autoplaying])

  return null
}

/** Whoever has already swiped, by the browser's own scrolling, stays on that slide. */
function resumeScrollPosition(viewport: HTMLElement, embla: Embla): void {
  const index = Math.round(Math.abs(viewport.scrollLeft) / (viewport.clientWidth || 1))
  viewport.scrollLeft = 0
  if (index > 0) embla.scrollTo(index, true)
}
