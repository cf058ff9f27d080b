import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { ChevronBack, ChevronForward } from '@shop/ui/icons/directional.ts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'

import { useHomeT } from '../messages.generated.ts'
import { Controls, ProgressBar, SlideButton } from './carousel.styles.ts'
import type { CarouselControl } from './CarouselEngine.tsx'

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

export function CarouselControls(props: CarouselControlsProps) {
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
