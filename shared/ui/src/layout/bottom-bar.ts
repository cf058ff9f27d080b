const property = '--bottom-bar'

/** Height of the bar that sticks to the lower edge of the screen; nothing where there is none. */
export const bottomBarHeight = `var(${property}, 0px)`

/**
 * Keeps the page informed of how much of the screen a bar takes while it sticks to the lower edge, so
 * that what floats there stays clear of it. A ref callback for that bar.
 */
export function observeBottomBar(bar: HTMLElement | null) {
  if (!bar) return undefined
  const root = document.documentElement
  const announce = () => {
    const sticks = getComputedStyle(bar).position === 'sticky'
    root.style.setProperty(property, sticks ? `${bar.offsetHeight}px` : '0px')
  }
  const observer = new ResizeObserver(announce)
  observer.observe(bar)
  announce()
  return () => {
    observer.disconnect()
    root.style.removeProperty(property)
  }
}
