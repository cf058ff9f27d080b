import { css } from 'styled-components'

import { mediaQuery, space } from '../tokens/tokens.ts'

const HEIGHT_PROPERTY = '--bottom-bar'

/** A bar whose lower edge is further above the bottom of the screen leaves room for floating elements below it. */
const ROOM_BELOW_PX = 96

/** CSS height that the page's bottom bar takes up at the bottom of the screen; 0 without one. */
export const bottomBarHeight = `var(${HEIGHT_PROPERTY}, 0px)`

/** CSS height that the site itself takes up at the bottom of the screen, as for the bar of a preview; 0 without one. */
export const bottomInset = 'var(--bottom-inset, 0px)'

/** A bar at the bottom of the screen, which ends with its container. It takes `observeBottomBar` as its ref. */
export const stickyAtBottom = css`
  position: sticky;
  inset-block-end: ${bottomInset};
  /* It is in sight: focus in it scrolls nothing, although the page keeps clear of it. */
  && :is(a, button) {
    scroll-margin-block-end: calc(-1 * (${bottomBarHeight} + ${space[4]}));
  }
  ${mediaQuery.low} {
    position: static;
  }
`

/** From the bar's upper edge to the bottom of the screen, also where the bar has scrolled to its own place. */
function measure(bar: HTMLElement): number {
  if (!/sticky|fixed/.test(getComputedStyle(bar).position)) return 0
  const { top, bottom } = bar.getBoundingClientRect()
  const below = window.innerHeight - bottom
  return below > ROOM_BELOW_PX ? 0 : Math.max(0, Math.round(window.innerHeight - top))
}

/**
 * Ref callback of a bar at the bottom of the screen, sticky or fixed: publishes its height as the custom property
 * `--bottom-bar`, for floating elements that must not overlap it.
 */
export function observeBottomBar(bar: HTMLElement | null) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const publish = () => {
    const height = measure(bar)
    const value = height === 0 ? '' : `${height}px`
    // Every element inherits it: a change computes the styles of the whole page anew.
    if (style.getPropertyValue(HEIGHT_PROPERTY) !== value) style.setProperty(HEIGHT_PROPERTY, value)
  }
  // Called first after the bar's own layout, and before it is painted.
  const observer = new ResizeObserver(publish)
  observer.observe(bar)
  window.addEventListener('scroll', publish, { passive: true })
  // While it moves in, it is not where it will be.
  bar.addEventListener('animationend', publish)
  return () => {
    observer.disconnect()
    bar.removeEventListener('animationend', publish)
    window.removeEventListener('scroll', publish)
    style.removeProperty(HEIGHT_PROPERTY)
  }
}
