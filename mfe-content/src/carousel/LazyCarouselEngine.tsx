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
    // The slides can still be swiped; the page is not worth losing over it.
    console.warn('The carousel stays still', error)
    return { default: NoEngine }
  }
})

/** The engine, fetched when nothing more important is left to do. */
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
