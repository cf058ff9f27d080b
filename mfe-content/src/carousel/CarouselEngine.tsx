import type { Direction } from '@shop/kernel/language'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

type Embla = NonNullable<UseEmblaCarouselType[1]>

export interface CarouselControl {
  show: (index: number) => void
  next: () => void
  previous: () => void
}

interface CarouselEngineProps {
  /** The element that shows one slide; its only child is the track. */
  viewport: HTMLElement
  dir: Direction
  /** Milliseconds between two slides. */
  interval: number
  /** Duration of a slide change, in milliseconds; 0 with reduced motion. */
  transition: number
  autoplaying: boolean
  onReady: (control: CarouselControl | null) => void
  onSelect: (index: number) => void
}

/** Attaches Embla to slides that are already rendered. Loaded after the first paint. */
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
      // Without a layout (hidden content) Embla has one snap and the plugin has no timer.
      if (embla.scrollSnapList().length > 1) autoplay.play()
    }
    play()
    // A swipe stops autoplay, and a new direction reinitializes Embla: restart after both.
    embla.on('pointerUp', play).on('reInit', play)
    return () => {
      embla.off('pointerUp', play).off('reInit', play)
      autoplay.stop()
    }
  }, [embla, autoplay, autoplaying])

  return null
}

/** Stays on the slide that was scrolled to before the engine was loaded. */
function resumeScrollPosition(viewport: HTMLElement, embla: Embla): void {
  const index = Math.round(Math.abs(viewport.scrollLeft) / (viewport.clientWidth || 1))
  viewport.scrollLeft = 0
  if (index > 0) embla.scrollTo(index, true)
}

/**
 * Embla's `duration`, a friction rather than a time, with which 99 % of a slide change is done after `ms` milliseconds.
 * Embla's physics take 400 ms at 18, and 38.6 ms more per unit.
 */
export function toEmblaDuration(ms: number): number {
  return ms === 0 ? 0 : Math.max(18 + (ms - 400) / 38.6, 1)
}
