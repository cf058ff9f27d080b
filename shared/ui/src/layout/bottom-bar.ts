const HEIGHT_PROPERTY = '--bottom-bar'

/** CSS height of the bar that sticks to the bottom of the screen; 0 without one. */
export const bottomBarHeight = `var(${HEIGHT_PROPERTY}, 0px)`

/**
 * Ref callback of a sticky bottom bar: publishes its height as a custom property, for floating elements that
 * must not overlap it.
 */
export function observeBottomBar(bar: HTMLElement | null) {
  if (!bar) return undefined
  const root = document.documentElement
  const publish = () => {
    const isSticky = getComputedStyle(bar).position === 'sticky'
    root.style.setProperty(HEIGHT_PROPERTY, isSticky ? `${bar.offsetHeight}px` : '0px')
  }
  const observer = new ResizeObserver(publish)
  observer.observe(bar)
  publish()
  return () => {
    observer.disconnect()
    root.style.removeProperty(HEIGHT_PROPERTY)
  }
}
