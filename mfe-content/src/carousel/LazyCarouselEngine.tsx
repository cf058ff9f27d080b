import { lazy, Suspense } from 'react'

import type { CarouselEngineProps } from './CarouselEngine.tsx'
import { useIdle } from './useIdle.ts'

function NoEngine() {
  return null
}

const Engine = lazy(async () => {
  try {
    const { CarouselEngine } = await import('./CarouselEngine.tsx')
    return { default: CarouselEngine }
  } catch (error) {
    // The slides can still be swiped: do not let the page fail.
    console.warn('The carousel stays still', error)
    return { default: NoEngine }
  }
})

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
