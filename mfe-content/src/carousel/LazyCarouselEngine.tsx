import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { Suspense } from 'react'

import type { CarouselEngineProps } from './CarouselEngine.tsx'
import { useIdle } from './useIdle.ts'

/** Without it, the slides can still be swiped. */
const Engine = lazyOptional(async () => (await import('./CarouselEngine.tsx')).CarouselEngine)

/** Loads the engine when the browser is idle. */
export function LazyCarouselEngine(props: CarouselEngineProps) {
  const idle = useIdle()
  return (
    idle && (
      <Suspense fallback={null}>
        <Engine {...props} />
      </Suspense>
    )
  )
}
