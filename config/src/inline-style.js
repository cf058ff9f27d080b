/** The startup notice, which no component is there for. */
const NOTICE = [
  '#startup-notice{position:fixed;inset:0;z-index:1;background:var(--color-background);display:grid;place-content:center;justify-items:center;gap:.5rem;padding:2rem;color:var(--color-text);font:1rem/1.6 system-ui,sans-serif;text-align:center}',
  '#startup-notice strong{font-size:1.375rem;font-weight:600;line-height:1.3}',
  '#startup-notice p{margin:0;max-inline-size:32rem;color:var(--color-muted)}',
  '#startup-notice button{margin-block-start:1rem;min-block-size:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.625rem;background:var(--color-accent);color:var(--color-accentText);outline-color:var(--color-focus);font:inherit;font-weight:500;cursor:pointer}',
  '#startup-notice button:disabled{opacity:.6;cursor:default}',
  // The notice is a bar below a page that can be read.
  '#startup-notice.bar{inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;padding:.75rem 1rem;border-block-start:1px solid var(--color-line);background:var(--color-raised);font-size:.875rem}',
  '#startup-notice.bar strong{font-size:1em}',
  '#startup-notice.bar button{margin:0}',
].join('')

/** For the head script and the startup script: the place of a page in another language, and a live region. */
const RENDERED = [
  '.unrendered #root{display:none}',
  '#early-click-status{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}',
].join('')

const WIDE = '@media(min-width:40rem)'
const LAPTOP = '@media(min-width:64rem)'

/**
 * What stands for a page that is not there yet, in the page's direction: the bar, unless the shell's own is there, and eight boxes. They are
 * a line, a heading and lines of text; or cards in their place (`list`), or a picture and details beside it (`product`).
 */
const SKELETON = [
  '#root:not(:empty)~#page-skeleton{display:none}',
  '.skeleton,.skeleton-bar{box-sizing:border-box;max-inline-size:calc(var(--size-container) + 2*var(--space-gutter));margin-inline:auto;padding-inline:var(--space-gutter)}',
  '.skeleton-bar{display:flex;align-items:center;justify-content:space-between;min-block-size:var(--size-bar)}',
  '.skeleton-bar::before,.skeleton-bar::after{content:"";inline-size:2.25rem;block-size:2.25rem}',
  '.skeleton-bar::after{inline-size:9rem;block-size:1.5rem}',
  '.skeleton{display:grid;align-content:start;gap:1rem;padding-block:2rem;min-block-size:100svh}',
  '.skeleton i,.skeleton-bar::before,.skeleton-bar::after{border-radius:var(--radius-m);background:var(--color-line);opacity:.75}',
  '.skeleton i{grid-column:1/-1;block-size:1rem;inline-size:min(100%,45rem)}',
  '.skeleton i:nth-child(1){inline-size:8rem}',
  '.skeleton i:nth-child(2){block-size:2.5rem;inline-size:min(20rem,70%);margin-block-end:1rem}',
  '.skeleton i:nth-child(3n+5){inline-size:min(80%,36rem)}',
  '[data-skeleton=list] .skeleton{grid-template-columns:repeat(2,minmax(0,1fr))}',
  `${WIDE}{[data-skeleton=list] .skeleton{grid-template-columns:repeat(3,minmax(0,1fr))}}`,
  '[data-skeleton=list] .skeleton i:nth-child(n+3){grid-column:auto;inline-size:100%;block-size:auto;aspect-ratio:3/4}',
  '[data-skeleton=product] .skeleton i:nth-child(2){block-size:auto;inline-size:100%;aspect-ratio:1}',
  '[data-skeleton=product] .skeleton i:nth-child(3){block-size:2.5rem}',
  `${LAPTOP}{[data-skeleton=product] .skeleton{grid-template-columns:repeat(2,minmax(0,1fr));column-gap:3rem}[data-skeleton=product] .skeleton i:nth-child(2){grid-column:1;grid-row:2/span 7}[data-skeleton=product] .skeleton i:nth-child(n+3){grid-column:2}}`,
  // Whom the guard will send away.
  'html[data-members]:not([data-session]) :is(.skeleton,.skeleton-bar){visibility:hidden}',
  '@media(prefers-reduced-motion:no-preference){.skeleton i{animation:skeleton 1.6s ease-in-out infinite}}',
  '@keyframes skeleton{50%{opacity:.4}}',
].join('')

const CONTROLS_OF_FORMS = 'form:not([action]) :is(input,select,textarea)'

/** Without scripts: a line that says so, in the language of the page if it has one, and faded controls. */
const NO_SCRIPT = [
  '#page-skeleton{display:none}',
  '.no-script p{margin:0;padding:.5rem 1rem;background:var(--color-sunken);color:var(--color-text);font:.875rem/1.6 system-ui,sans-serif;text-align:center}',
  // The shell alone cannot be read.
  '[data-rendered-lang]:not([data-layout]) .no-script .shop,:is(html:not([data-rendered-lang]),[data-layout]) .no-script .page{display:none}',
  '[data-rendered-lang=en] .no-script [lang=ar],[data-rendered-lang=ar] .no-script [lang=en]{display:none}',
  `#root :is(button,${CONTROLS_OF_FORMS}):not(form[action] *,:has(img)){opacity:.5;cursor:not-allowed}`,
].join('')

/** @returns {string} style element of a browser that runs no scripts */
export function createNoScriptStyle() {
  return `<noscript><style>${NO_SCRIPT}</style></noscript>`
}

/** @returns {string} style element of what is there before the first script has run; its colours are the page's own */
export function createInlineStyle() {
  return `<style>${RENDERED}${SKELETON}${NOTICE}</style>`
}
