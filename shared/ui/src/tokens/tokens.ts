// The names of the custom properties that `tokens.css` declares, for components.

/** Colours by purpose; dark in both themes within `DarkSection`. */
export const color = {
  background: 'var(--color-background)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  sunken: 'var(--color-sunken)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-lineStrong)',
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accentHover)',
  accentText: 'var(--color-accentText)',
  accentSoft: 'var(--color-accentSoft)',
  copper: 'var(--color-copper)',
  copperSoft: 'var(--color-copperSoft)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-dangerHover)',
  dangerText: 'var(--color-dangerText)',
  dangerSoft: 'var(--color-dangerSoft)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-successSoft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warningSoft)',
  info: 'var(--color-info)',
  infoSoft: 'var(--color-infoSoft)',
  focus: 'var(--color-focus)',
  overlay: 'var(--color-overlay)',
}

/** Spacing from 4 px to 128 px; `gutter` and `section` grow with the screen. */
export const space = {
  '1': 'var(--space-1)',
  '2': 'var(--space-2)',
  '3': 'var(--space-3)',
  '4': 'var(--space-4)',
  '5': 'var(--space-5)',
  '6': 'var(--space-6)',
  '7': 'var(--space-7)',
  '8': 'var(--space-8)',
  '9': 'var(--space-9)',
  '10': 'var(--space-10)',
  gutter: 'var(--space-gutter)',
  section: 'var(--space-section)',
}

export const radius = {
  s: 'var(--radius-s)',
  m: 'var(--radius-m)',
  l: 'var(--radius-l)',
  xl: 'var(--radius-xl)',
  round: 'var(--radius-round)',
}

/** Take their colour from the theme. */
export const shadow = {
  s: 'var(--shadow-s)',
  m: 'var(--shadow-m)',
  l: 'var(--shadow-l)',
}

/** Families, fluid sizes, weights, and the line heights and letter spacing of the language. */
export const font = {
  family: 'var(--font-family)',
  mono: 'var(--font-mono)',
  xs: 'var(--font-xs)',
  s: 'var(--font-s)',
  m: 'var(--font-m)',
  l: 'var(--font-l)',
  xl: 'var(--font-xl)',
  '2xl': 'var(--font-2xl)',
  '3xl': 'var(--font-3xl)',
  display: 'var(--font-display)',
  regular: 'var(--font-regular)',
  medium: 'var(--font-medium)',
  bold: 'var(--font-bold)',
  leading: 'var(--font-leading)',
  leadingTight: 'var(--font-leadingTight)',
  tracking: 'var(--font-tracking)',
}

/** Durations, 0 with reduced motion, and easing. */
export const motion = {
  fast: 'var(--motion-fast)',
  medium: 'var(--motion-medium)',
  slow: 'var(--motion-slow)',
  ease: 'var(--motion-ease)',
}

/** z-index. */
export const layer = {
  raised: 'var(--layer-raised)',
  sticky: 'var(--layer-sticky)',
  menu: 'var(--layer-menu)',
  overlay: 'var(--layer-overlay)',
  toast: 'var(--layer-toast)',
  skipLink: 'var(--layer-skipLink)',
}

/** Fixed sizes; `touch` is the least size of a touch target. */
export const size = {
  touch: 'var(--size-touch)',
  control: 'var(--size-control)',
  bar: 'var(--size-bar)',
  container: 'var(--size-container)',
  prose: 'var(--size-prose)',
  narrow: 'var(--size-narrow)',
}

/**
 * Media queries by their least width; a phone is narrower than a tablet. In a `low` window, such as one that is
 * zoomed to 400 %, a bar that stays in sight would leave no room for the page.
 */
export const mediaQuery = {
  low: '@media (max-height: 25rem)',
  phone: '@media not all and (min-width: 40rem)',
  tablet: '@media (min-width: 40rem)',
  laptop: '@media (min-width: 64rem)',
  desktop: '@media (min-width: 80rem)',
}
