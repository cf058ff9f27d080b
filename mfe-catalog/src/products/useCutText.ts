import { useEffect, useRef } from 'react'

import { measureCut } from './cut-text.ts'

/** Reads all texts that changed before it writes: one layout, however many cards there are. */
function markCuts(elements: HTMLElement[]): void {
  const rtl = document.documentElement.dir === 'rtl'
  const gaps = elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return measureCut(element.getBoundingClientRect(), [...range.getClientRects()], rtl)
  })
  elements.forEach((element, index) => {
    const gap = gaps[index]
    element.toggleAttribute('data-cut', typeof gap === 'number')
    element.style.setProperty('--cut-gap', `${gap ?? 0}px`)
  })
}

let observer: ResizeObserver | null = null

/** One for all texts; the server, which evaluates this module, too, has none. */
function getObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) =>
    markCuts(entries.map(({ target }) => target as HTMLElement)),
  )
  return observer
}

/** Marks an element whose text does not fit with `data-cut`, and puts the room behind the last word into `--cut-gap`. */
export function useCutText(text: string) {
  const ref = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Reports at once, when the layout is known.
    getObserver().observe(element)
    const handleFonts = () => markCuts([element])
    document.fonts?.addEventListener('loadingdone', handleFonts)
    return () => {
      getObserver().unobserve(element)
      document.fonts?.removeEventListener('loadingdone', handleFonts)
    }
  }, [text])

  return ref
}
