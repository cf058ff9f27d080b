import type { RefusedCraft } from './refused-pages.ts'

/** Versions that must not go live because of how their pages treat browser and visitors, by the kind of fault. */
export const refusedConduct: RefusedCraft[][] = [
  [
    [
      'is wider than a phone',
      { content: `h('div', { style: { width: 700 } }, t.action)` },
      /reaches \d+ px out of a window of 3\d0 px/,
    ],
  ],
  [
    [
      'registers a service worker',
      { effect: `navigator.serviceWorker.register('/worker.js').catch(() => {})` },
      /It asks for a service worker without a click/,
    ],
    [
      'asks for the place',
      { effect: `navigator.geolocation.getCurrentPosition(() => {}, () => {})` },
      /It asks for the place without a click/,
    ],
  ],
  [
    [
      'swallows keys while it is shown',
      {
        effect: `const stop = (event) => event.preventDefault()
          addEventListener('keydown', stop); return () => removeEventListener('keydown', stop)`,
      },
      /It stops keydown outside of its region/,
    ],
    [
      'swallows clicks while it is shown',
      {
        effect: `const stop = (event) => event.stopPropagation()
          addEventListener('click', stop, true); return () => removeEventListener('click', stop, true)`,
      },
      /It stops click outside of its region/,
    ],
    [
      'asks whoever leaves',
      {
        effect: `const ask = (event) => event.preventDefault()
          addEventListener('beforeunload', ask); return () => removeEventListener('beforeunload', ask)`,
      },
      /It holds visitors who leave it/,
    ],
    [
      'asks whoever leaves, by its return value',
      { effect: `onbeforeunload = () => 'Stay'; return () => { onbeforeunload = null }` },
      /It holds visitors who leave it/,
    ],
  ],
  [
    [
      'turns the direction of the document while it is shown',
      {
        effect: `const { documentElement: root } = document; const { dir } = root
          root.dir = dir === 'rtl' ? 'ltr' : 'rtl'; return () => { root.dir = dir }`,
      },
      /It takes dir="\w+" from the document/,
    ],
  ],
  [
    [
      'changes the title every second',
      {
        effect: `let count = 0; const id = setInterval(() => { document.title = '(' + ++count + ') New' }, 1000)
          return () => clearInterval(id)`,
      },
      /It changes the title \d+ times by itself/,
    ],
    [
      'takes the focus every second',
      {
        effect: `const id = setInterval(() => document.querySelector('main button').focus(), 1000)
          return () => clearInterval(id)`,
      },
      /It moves the focus \d+ times by itself/,
    ],
    [
      'scrolls every second',
      {
        effect:
          'const id = setInterval(() => scrollTo(0, 9), 1000); return () => clearInterval(id)',
      },
      /It scrolls the window \d+ times by itself/,
    ],
    [
      'renders 3,000 times',
      {
        effect: `let left = 3000; const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => { setCount(left); if (--left > 0) port2.postMessage(0) }
          port2.postMessage(0); return () => port1.close()`,
      },
      /It renders \d+ times by itself/,
    ],
    [
      'moves its page after two seconds',
      {
        render: 'const [isLate, setLate] = useState(false)',
        effect: 'const id = setTimeout(() => setLate(true), 2000); return () => clearTimeout(id)',
        heading: `h('div', { style: { paddingTop: isLate ? 500 : 0 } }, h('div', { style: { height: 300 } }, h('h1', null, t.heading)))`,
      },
      /It moves what visitors see/,
    ],
  ],
  [
    [
      'sets a large cookie that it declares',
      {
        effect: `document.cookie = 'probeLarge=' + 'x'.repeat(4000)`,
        touches: { storage: ['probeLarge'] },
      },
      /Its cookies take \d+ bytes/,
    ],
    [
      'fills the storage that it declares',
      {
        effect: `localStorage.setItem('probeFilled', 'x'.repeat(4e6))`,
        touches: { storage: ['probeFilled'] },
      },
      /It stores \d+ characters/,
    ],
  ],
  [
    [
      'links to nothing',
      { content: `h(Link, { to: '/nothing-there' }, t.action)` },
      /It links to \/nothing-there, where nothing is/,
    ],
    [
      'keeps search engines away',
      { content: `h('meta', { name: 'robots', content: 'noindex' })`, isListed: true },
      /It keeps search engines from listing it/,
    ],
  ],
]
