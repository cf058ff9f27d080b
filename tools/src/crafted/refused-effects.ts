import type { Craft } from './crafted-remote.ts'
import { overlay } from './refused-pages.ts'

const style = (rule: string) => `const sheet = document.createElement('style')
  sheet.textContent = ${JSON.stringify(rule)}
  document.head.append(sheet)`

/** Versions that must not go live because of what they do to others. */
export const refusedEffects: [name: string, craft: Craft, sentence: RegExp][] = [
  [
    'replaces fetch',
    { effect: 'const own = fetch; window.fetch = (...args) => own(...args)' },
    /It replaces fetch/,
  ],
  [
    'changes the prototype of arrays',
    { entry: 'Array.prototype.last = function () { return this.at(-1) }' },
    /It replaces Array\.prototype\.last/,
  ],
  [
    'changes how requests are opened',
    {
      effect:
        'const { open } = XMLHttpRequest.prototype; XMLHttpRequest.prototype.open = function (...args) { return open.apply(this, args) }',
    },
    /It replaces XMLHttpRequest\.prototype\.open/,
  ],
  [
    'changes how addresses change',
    {
      effect:
        'const push = history.pushState; history.pushState = (...args) => push.apply(history, args)',
    },
    /It replaces history\.pushState/,
  ],
  [
    'changes how values are stored',
    {
      effect:
        'const { setItem } = Storage.prototype; Storage.prototype.setItem = function (...args) { setItem.apply(this, args) }',
    },
    /It replaces Storage\.prototype\.setItem/,
  ],
  [
    'replaces promises',
    { effect: 'window.Promise = class extends Promise {}' },
    /It replaces Promise/,
  ],
  [
    'stores what it does not declare',
    { effect: `localStorage.setItem('probeSeen', '1')` },
    /It stores localStorage probeSeen, which its manifest does not declare/,
  ],
  [
    'sets a cookie that it does not declare',
    { effect: `document.cookie = 'probe=1'` },
    /It stores cookie probe/,
  ],
  [
    'empties the cart',
    { effect: `localStorage.setItem('addToCart', '[]')` },
    /It changes the cart without a click/,
  ],
  [
    'signs members out',
    { effect: `localStorage.removeItem('token_link_dashboard')` },
    /member.*It changes the session without a click/,
  ],
  [
    'changes the theme',
    { effect: `localStorage.setItem('theme', 'dark')` },
    /It changes the theme without a click/,
  ],
  [
    'hides all headings until a reload',
    { effect: style('main h1 { visibility: hidden }') },
    /After it, .* looks otherwise|After it, .* shows no heading|It leaves <style>/,
  ],
  [
    'adopts a style sheet for all',
    {
      effect: `const sheet = new CSSStyleSheet(); sheet.replaceSync('button { text-transform: uppercase }'); document.adoptedStyleSheets.push(sheet)`,
    },
    /After it, .* looks otherwise|an adopted style sheet behind/,
  ],
  [
    'restyles the shop’s bars while it is shown',
    { effect: `${style('header { letter-spacing: 3px }')}; return () => sheet.remove()` },
    /On \/probe-\w, the shop's bars look otherwise/,
  ],
  [
    'leaves an element behind',
    {
      effect: `const box = document.createElement('aside'); box.id = 'left'; document.body.append(box)`,
    },
    /It leaves <aside id="left"> behind/,
  ],
  [
    'leaves a listener behind',
    { effect: `window.addEventListener('resize', () => {})` },
    /Its listeners stay \(window resize\)/,
  ],
  [
    'swallows keys for good',
    { effect: `document.addEventListener('keydown', (event) => event.preventDefault(), true)` },
    /Its listeners stay \(document keydown\)/,
  ],
  ['leaves an interval', { effect: 'setInterval(() => {}, 1000)' }, /Its intervals go on/],
  [
    'leaves a loop of time-outs',
    { effect: 'const loop = () => setTimeout(loop, 100); loop()' },
    /Its time-outs go on/,
  ],
  [
    'leaves the page locked',
    { effect: `document.body.style.overflow = 'hidden'` },
    /After it, .* (looks otherwise|other attributes)/,
  ],
  [
    'covers the shop when it is left',
    { effect: `return () => { ${overlay} }` },
    /After it, something lies on top of the controls|It leaves <div id="cover">/,
  ],
]
