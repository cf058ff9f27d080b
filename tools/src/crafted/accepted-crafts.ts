import type { Craft } from './crafted-remote.ts'

const picture = "src: 'data:image/svg+xml,<svg/>', width: 20, height: 20"

export const acceptedCrafts: [name: string, craft: Craft][] = [
  ['logs', { effect: `console.log('shown'); console.info('shown'); console.warn('shown')` }],
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
    'sets a cookie that it declares',
    { effect: `document.cookie = 'probe=1'`, touches: { storage: ['probe'] } },
  ],
  [
    'asks an origin that it declares',
    {
      effect: `fetch('https://tiles.example/1').catch(() => {})`,
      touches: { origins: { connect: ['https://tiles.example'] } },
    },
  ],
  [
    'shows what other origins have, and declares them',
    {
      effect: `new FontFace('probe', 'url(https://fonts.example/1.woff2)').load().catch(() => {})`,
      content: `[h('img', { key: 1, src: 'https://pictures.example/1', alt: '' }), h('iframe', { key: 2, src: 'https://maps.example/', title: t.action }), h('audio', { key: 3, src: 'https://sounds.example/1' })]`,
      touches: {
        origins: {
          font: ['https://fonts.example'],
          img: ['https://pictures.example'],
          frame: ['https://maps.example'],
          media: ['https://sounds.example'],
        },
      },
    },
  ],
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
    'changes the query',
    { effect: `history.replaceState(history.state, '', location.pathname + '?tab=2')` },
  ],
  ['has a picture for the eyes', { content: `h('img', { ${picture}, alt: '' })` }],
  ['has a field with a label', { content: `h('label', null, t.action, h('input', null))` }],
  [
    'names a brand in Arabic',
    { content: `h('p', { translate: 'no' }, 'The Smart Card Company of Muscat')` },
  ],
  [
    'shows names and addresses in Arabic',
    {
      content: `['info@wasla.om', 'wasla.om', 'card.vcf', 'Visa, Mastercard, Apple Pay', 'iOS 16, Android 12, Windows 11',
        '© 2026 Wasla Trading LLC', 'https://wa.me/96890000000'].map((name) => h('p', { key: name }, name))`,
    },
  ],
  [
    'marks a part as English',
    { content: `h('blockquote', { lang: 'en' }, 'They made our cards in a day.')` },
  ],
  ['shows data in English', { content: `h('p', null, 'Smart Key Fobs & Tags')` }],
  [
    'shows what only browsers know once it is hydrated',
    {
      render: 'const isHydrated = useHydrated()',
      content: `isHydrated ? h('p', { translate: 'no' }, String(innerWidth)) : h('p', null, ' ')`,
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
  [
    'brings a function that browsers lack',
    {
      entry: `for (const owner of [Array.prototype, Promise])
        Object.defineProperty(owner, 'probeLater', { value() { return this }, configurable: true, writable: true })
        Math.probeSum ??= () => 0`,
    },
  ],
  [
    'moves something for good',
    {
      content: `h('div', null, h('style', null, '@keyframes probe { to { transform: translateX(20px) } } .probe-moves { animation: probe 1s infinite alternate }'), h('div', { className: 'probe-moves' }, t.action))`,
    },
  ],
  [
    'counts down by the second',
    {
      effect:
        'const id = setInterval(() => setCount((count) => count + 1), 1000); return () => clearInterval(id)',
    },
  ],
  [
    'goes along when visitors go back',
    {
      effect: `const note = () => setCount(0); addEventListener('popstate', note); return () => removeEventListener('popstate', note)`,
    },
  ],
  [
    'asks whoever leaves a form with changes',
    {
      effect: `const ask = (event) => { if (document.querySelector('main input:not(:placeholder-shown)')) event.preventDefault() }
        addEventListener('beforeunload', ask); return () => removeEventListener('beforeunload', ask)`,
      content: `h('label', null, t.action, h('input', { placeholder: t.action }))`,
    },
  ],
  [
    'has a shortcut',
    {
      effect: `const listen = (event) => { if (event.key === '/') event.preventDefault() }
        addEventListener('keydown', listen); return () => removeEventListener('keydown', listen)`,
    },
  ],
  [
    'focuses its field once',
    { content: `h('label', null, t.action, h('input', { autoFocus: true }))` },
  ],
  [
    'keeps a database that it declares',
    {
      effect: `indexedDB.open('probe-declared')`,
      touches: { storage: ['probe-declared'] },
    },
  ],
  [
    'has a wide table that scrolls by itself',
    {
      content: `h('div', { tabIndex: 0, role: 'region', 'aria-label': t.action, style: { overflowX: 'auto' } }, h('div', { style: { width: 700 } }, t.action))`,
    },
  ],
  [
    'links to pages, and to files of the shop',
    {
      content: `h('p', null, h(Link, { to: '/aboutus?from=probe' }, t.heading), ' ', h('a', { href: '/licenses.txt' }, t.action), ' ', h(Link, { to: '/product-detail/not-recorded' }, t.intro))`,
    },
  ],
  ['is listed by search engines', { isListed: true }],
  [
    'shows something late, below what was there',
    {
      render: 'const [isLate, setLate] = useState(false)',
      effect: 'const id = setTimeout(() => setLate(true), 1000); return () => clearTimeout(id)',
      content: `isLate ? h('p', { translate: 'no' }, '…') : null`,
    },
  ],
]
