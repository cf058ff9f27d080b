import { toAsset } from './asset.ts'

/** Shows the print buttons and lets them print; a page without it is printed by the browser's menu. */
export const printScript = toAsset({
  name: 'print',
  extension: 'js',
  type: 'text/javascript; charset=utf-8',
  body: `for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
`,
})
