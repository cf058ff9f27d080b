import { useLanguage } from '@shop/kernel/language'
import { whenIdle } from '@shop/kernel/loading'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { ChevronBack, ChevronForward } from '@shop/ui/icons/directional.ts'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

import { useHomeT } from '../messages.generated.ts'
import {
  Controls,
  ProgressBar,
  Root,
  Slide,
  SlideButton,
  Track,
  Viewport,
} from './carousel.styles.ts'
import type { CarouselControl } from './CarouselEngine.tsx'
import { useAutoplay } from './useAutoplay.ts'

/** Without it, the slides can still be swiped. */
const Engine = lazyOptional(async () => (await import('./CarouselEngine.tsx')).CarouselEngine)

const IDLE = { timeoutMs: 2_000, fallbackDelayMs: 200 }

interface CarouselSlide {
  id: string
  /** Names the button that goes to the slide. */
  name: string
  content: ReactNode
}

interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string
  slides: CarouselSlide[]
  /** Milliseconds between two slides. */
  interval: number
  /** Duration of a slide change, in milliseconds. */
  transition: number
  /** Gap between two slides, in pixels. */
  gutter?: number
  className?: string
}

/** Carousel with autoplay that pauses on touch, hover and focus. All slides are in the DOM, so it works without its engine. */
export function Carousel(props: CarouselProps) {
  const { label, slides, interval, transition, gutter = 0, className } = props
  const t = useHomeT()
  const { dir } = useLanguage()
  const { autoplaying, playing, toggle, reducedMotion, handlers } = useAutoplay()
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [idle, setIdle] = useState(false)
  const [control, setControl] = useState<CarouselControl | null>(null)
  const [selected, setSelected] = useState(0)

  // One alone does not move.
  const moves = slides.length > 1

  useEffect(() => whenIdle(() => setIdle(true), IDLE), [])

  return (
    <Root
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={className}
      {...handlers}
    >
      {moves && (
        <CarouselControls
          names={slides.map(({ name }) => name)}
          selected={selected}
          control={control}
          playing={playing}
          onToggle={toggle}
          {...(autoplaying && control ? { interval } : {})}
        />
      )}
      {/* Scrolled by the arrow keys until there are buttons that work; not every browser focuses what scrolls. */}
      <Viewport
        ref={setViewport}
        $moved={control !== null}
        {...(moves && control === null ? { tabIndex: 0 } : {})}
      >
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
      {moves && viewport && idle && (
        <Suspense fallback={null}>
          <Engine
            viewport={viewport}
            dir={dir}
            interval={interval}
            transition={reducedMotion ? 0 : transition}
            autoplaying={autoplaying}
            onReady={setControl}
            onSelect={setSelected}
          />
        </Suspense>
      )}
    </Root>
  )
}

interface CarouselControlsProps {
  names: string[]
  selected: number
  /** Null until the engine is loaded; the controls are hidden but take their space. */
  control: CarouselControl | null
  playing: boolean
  onToggle: () => void
  /** Milliseconds between two slides, while autoplay is running. */
  interval?: number
}

function CarouselControls(props: CarouselControlsProps) {
  const { names, selected, control, playing, onToggle, interval } = props
  const t = useHomeT()
  return (
    <Controls $ready={control !== null} data-carousel="controls">
      <IconButton label={t(playing ? 'carousel.pause' : 'carousel.play')} onClick={onToggle}>
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      {names.map((name, index) => (
        <SlideButton
          key={index}
          type="button"
          aria-label={t('carousel.goTo', { name })}
          aria-current={index === selected}
          onClick={() => control?.show(index)}
        >
          <ProgressBar $interval={interval} />
        </SlideButton>
      ))}
      <IconButton label={t('carousel.previous')} onClick={control?.previous}>
        <ChevronBack />
      </IconButton>
      <IconButton label={t('carousel.next')} onClick={control?.next}>
        <ChevronForward />
      </IconButton>
    </Controls>
  )
}
