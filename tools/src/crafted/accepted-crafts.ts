import type { Craft } from './crafted-remote.ts'

const picture = "src: 'data:image/svg+xml,<svg/>', width: 20, height: 20"

/** Versions that may go live, by what they do. */
export const acceptedCrafts: [name: string, craft: Craft][] = [
  ['does nothing', {}],
  ['logs', { effect: `console.log('shown'); console.info('shown'); console.warn('shown')` }],
  [
    'sets a timer',
    { effect: 'const timer = setTimeout(() => {}, 1000); return () => clearTimeout(timer)' },
  ],
  [
    'polls while it is shown',
    { effect: 'const id = setInterval(() => {}, 200); return () => clearInterval(id)' },
  ],
  [
    'listens while it is shown',
    {
      effect: `const resize = () => {}; window.addEventListener('resize', resize); return () => window.removeEventListener('resize', resize)`,
    },
  ],
  [
    'listens until it aborts',
    {
      effect: `const own = new AbortController(); document.addEventListener('keydown', () => {}, { signal: own.signal }); return () => own.abort()`,
    },
  ],
  ['listens once', { effect: `window.addEventListener('pagehide', () => {}, { once: true })` }],
  [
    'listens for good, and says so',
    {
      effect: `window.addEventListener('resize', () => {})`,
      touches: { listeners: ['window resize'] },
    },
  ],
  [
    'stores what it declares',
    { effect: `localStorage.setItem('probeSeen', '1')`, touches: { storage: ['probeSeen'] } },
  ],
  [
    'stores what it declares by a prefix',
    { effect: `sessionStorage.setItem('probe.draft', '1')`, touches: { storage: ['probe.*'] } },
  ],
  [
    'sets a cookie that it declares',
    { effect: `document.cookie = 'probe=1'`, touches: { storage: ['probe'] } },
  ],
  [
    'stores what the shop knows',
    { effect: `sessionStorage.setItem('message-draft:me:you', 'Hi')` },
  ],
  ['remembers a consent', { effect: `localStorage.setItem('consent.terms', '1')` }],
  [
    'asks an origin that it declares',
    {
      effect: `fetch('https://tiles.example/1').catch(() => {})`,
      touches: { origins: ['https://tiles.example'] },
    },
  ],
  ['asks for a file of the shop', { effect: `fetch('/config.json')` }],
  ['asks for what is missing, and copes', { effect: `fetch('/missing.json').catch(() => {})` }],
  ['catches what fails', { effect: `Promise.reject(new Error('expected')).catch(() => {})` }],
  [
    'works for 80 ms',
    { effect: 'for (const end = performance.now() + 80; performance.now() < end;);' },
  ],
  [
    'finishes something after its page',
    { effect: 'setTimeout(() => setTimeout(() => {}, 300), 300)' },
  ],
  [
    'draws in frames',
    {
      effect:
        'let id = requestAnimationFrame(function draw() { id = requestAnimationFrame(draw) }); return () => cancelAnimationFrame(id)',
    },
  ],
  [
    'observes its size',
    {
      effect:
        'const own = new ResizeObserver(() => {}); own.observe(document.body); return () => own.disconnect()',
    },
  ],
  [
    'observes changes',
    {
      effect:
        'const own = new MutationObserver(() => {}); own.observe(document.body, { childList: true }); return () => own.disconnect()',
    },
  ],
  [
    'asks for the width',
    { effect: `matchMedia('(width < 500px)').addEventListener('change', () => {})` },
  ],
  [
    'changes the query',
    { effect: `history.replaceState(history.state, '', location.pathname + '?tab=2')` },
  ],
  ['changes the title', { effect: `document.title = 'Probe'` }],
  ['moves the focus', { effect: `document.querySelector('main button').focus()` }],
  ['scrolls', { effect: 'scrollTo(0, 100); scrollTo(0, 0)' }],
  ['has a picture with a name', { content: `h('img', { ${picture}, alt: t.heading })` }],
  ['has a picture for the eyes', { content: `h('img', { ${picture}, alt: '' })` }],
  ['has a field with a label', { content: `h('label', null, t.action, h('input', null))` }],
  [
    'has a button with a name',
    { content: `h('button', { type: 'button', 'aria-label': t.action }, '+')` },
  ],
  ['has a link', { content: `h(Link, { to: '/error' }, t.action)` }],
  ['has a closed dialog', { content: `h('dialog', null, t.intro)` }],
  ['has details', { content: `h('details', null, h('summary', null, t.action), t.intro)` }],
  ['has a drawing', { content: `h('canvas', { width: 10, height: 10 })` }],
  [
    'has a table',
    {
      content: `h('table', null, h('tbody', null, h('tr', null, h('th', { scope: 'row' }, t.heading), h('td', null, '1'))))`,
    },
  ],
  [
    'has a list of numbers',
    { content: `h('ul', null, [1, 2, 3].map((each) => h('li', { key: each }, each)))` },
  ],
  [
    'names a brand in Arabic',
    { content: `h('p', { translate: 'no' }, 'The Smart Card Company of Muscat')` },
  ],
  ['has two English words in Arabic', { content: `h('p', null, 'Near Field')` }],
  ['has a code', { content: `h('code', { translate: 'no' }, 'npm run release')` }],
  [
    'has an address',
    { content: `h('a', { href: 'https://shop.example', translate: 'no' }, 'shop.example')` },
  ],
  ['shows data in English', { content: `h('p', null, 'Smart Key Fobs & Tags')` }],
  ['mixes both scripts', { content: `h('p', null, 'NFC هو ready for the first time')` }],
  [
    'shows what only browsers know once it is hydrated',
    {
      render: 'const isHydrated = useHydrated()',
      content: `isHydrated ? h('p', { translate: 'no' }, String(innerWidth)) : h('p', null, ' ')`,
    },
  ],
  [
    'welcomes members once it is hydrated',
    {
      render: 'const isHydrated = useHydrated()',
      content: `isHydrated && localStorage.token_link_dashboard ? h('p', null, t.heading) : null`,
    },
  ],
  [
    'puts an element beside the page, and takes it away',
    {
      effect: `const box = document.createElement('aside'); document.body.append(box); return () => box.remove()`,
    },
  ],
  [
    'styles its own elements, and takes that away',
    {
      effect: `const sheet = document.createElement('style'); sheet.textContent = '.probe-own { color: red }'; document.head.append(sheet); return () => sheet.remove()`,
    },
  ],
  [
    'sticks to the edge of the window',
    {
      content: `h('div', { style: { position: 'fixed', insetBlockEnd: 0, insetInline: 0, height: 20 } })`,
    },
  ],
  ['waits for the fonts', { effect: 'void document.fonts.ready' }],
  ['works in a microtask', { effect: 'queueMicrotask(() => {})' }],
  ['speaks Arabic where it is English too', { en: { intro: 'This page, هذه الصفحة, is ready.' } }],
]
