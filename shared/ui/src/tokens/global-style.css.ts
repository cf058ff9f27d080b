import { color, font, motion, radius, size, space } from './tokens.ts'
import { variablesCss } from './variables.ts'

/**
 * Reset, custom properties of both themes, and element styles. The build runs this module: importing it for its side
 * effect makes a style sheet of the page, which is there before any script and which no script inserts again.
 */
const css = `
  ${variablesCss}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }

  html {
    font-family: ${font.family};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keep anchors and focused fields clear of the sticky bar. */
    scroll-padding-block-start: calc(${size.bar} + ${space[4]});
  }

  /* Lock scrolling behind a modal dialog. */
  html:has(dialog:modal) { overflow: hidden; scrollbar-gutter: stable; }

  body {
    min-block-size: 100dvh;
    background: ${color.background};
    color: ${color.text};
    font-size: ${font.m};
    font-weight: ${font.regular};
    line-height: ${font.leading};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    font-weight: ${font.medium};
    line-height: ${font.leadingTight};
    letter-spacing: ${font.tracking};
    text-wrap: balance;
  }
  h1 { font-size: ${font['3xl']}; }
  h2 { font-size: ${font['2xl']}; }
  h3 { font-size: ${font.xl}; }
  h4 { font-size: ${font.l}; }
  p { text-wrap: pretty; }
  strong, b { font-weight: ${font.bold}; }
  small { font-size: ${font.xs}; }

  ul[class], ol[class] { list-style: none; }
  img, svg, video { display: block; max-inline-size: 100%; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  button { background: none; border: 0; }
  button:not(:disabled), summary, label[for] { cursor: pointer; }
  fieldset { border: 0; min-inline-size: 0; }
  table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
  th { text-align: start; font-weight: ${font.medium}; }
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }

  a {
    color: ${color.accent};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
    transition: color ${motion.fast};
  }
  a:hover { color: ${color.accentHover}; }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
    border-radius: ${radius.s};
  }
  /* Headings receive focus for screen readers only. */
  [tabindex='-1']:focus-visible { outline: none; }

  ::selection { background: ${color.accent}; color: ${color.accentText}; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      /* Not 'none': animationend must still fire. */
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
  }
`

export default css
