import { useLanguage } from '@shop/kernel'
import { useState, type ReactNode } from 'react'

import { CarouselControls } from './CarouselControls.tsx'
import type { CarouselControl } from './CarouselEngine.tsx'
import { LazyCarouselEngine } from './LazyCarouselEngine.tsx'
import { Root, Slide, Track, Viewport } from './carousel.styles.ts'
import { useT } from './messages.ts'
import { useAutoplay } from './useAutoplay.ts'

export interface CarouselSlide {
  id: string
  /** What the slide is about, for those who choose it by name. */
  name: string
  content: ReactNode
}

interface CarouselProps {
  /** Name of the whole carousel. */
  label: string
  slides: CarouselSlide[]
  /** Milliseconds from one slide to the next. */
  interval: number
  /** Milliseconds that a change takes. */
  transition: number
  /** Pixels between two slides. */
  gutter?: number
  className?: string
}

/** Slides that follow each other by themselves until somebody looks closer. All of them are in the page at once. */
export function Carousel(props: CarouselProps) {
  const { label, slides, interval, transition, gutter = 0, className } = props
  const t = useT()
  const { dir } = useLanguage()
  const { autoplaying, playing, toggle, reducedMotion, handlers } = useAutoplay()
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [control, setControl] = useState<CarouselControl | null>(null)
  const [selected, setSelected] = useState(0)

  return (
    <Root
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={className}
      {...handlers}
    >
      <CarouselControls
        names={slides.map(({ name }) => name)}
        selected={selected}
        control={control}
        playing={playing}
        onToggle={toggle}
        {...(autoplaying && control ? { interval } : {})}
      />
      <Viewport ref={setViewport} $moved={control !== null}>
        <Track aria-live={autoplaying ? 'off' : 'polite'} $gutter={gutter}>
          {slides.map(({ id, content }, index) => (
            <Slide
              key={id}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { position: index + 1, count: slides.length })}
              inert={control !== null && index !== selected}
              $gutter={gutter}
            >
              {content}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {viewport && (
        <LazyCarouselEngine
          viewport={viewport}
          dir={dir}
          interval={interval}
          transition={reducedMotion ? 0 : transition}
          autoplaying={autoplaying}
          onReady={setControl}
          onSelect={setSelected}
        />
      )}
    </Root>
  )
}
