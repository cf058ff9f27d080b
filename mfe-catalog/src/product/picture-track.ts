/** The slide that a row of slides is scrolled to; the first one without a layout. */
export function getSlideIndex({
  scrollLeft,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth'>): number {
  // Negative from right to left.
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0
}

/** Scrolls a row of slides to one of them, without an animation. */
export function scrollToSlide(track: Element, index: number): void {
  const side = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  track.scrollTo?.({ left: side * index * track.clientWidth, behavior: 'instant' })
}
