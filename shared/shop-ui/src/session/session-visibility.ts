import { css } from 'styled-components'

// The mark is set by the head script and kept by the kernel: before hydration nothing else knows of a session.

/** Shown where the browser has a session: keeps the place of what hydration brings. */
export const forMembers = css`
  html:not([data-session]) & {
    display: none;
  }
`

/** Shown where the browser has no session. */
export const forVisitors = css`
  html[data-session] & {
    display: none;
  }
`
