/** The startup notice, which no component is there for. */
const NOTICE = [
  '#startup-notice{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:.5rem;padding:2rem;color:var(--color-text);font:1rem/1.6 system-ui,sans-serif;text-align:center}',
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

const CONTROLS_OF_FORMS = 'form:not([action]) :is(input,select,textarea)'

/** Without scripts: a line that says so, in the language of the page if it has one, and faded controls. */
const NO_SCRIPT = [
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
  return `<style>${RENDERED}${NOTICE}</style>`
}
