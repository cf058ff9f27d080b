import type { Craft } from './crafted-remote.ts'
import type { RefusedCraft } from './refused-pages.ts'

/** What must not be added to the pages of others, and what is said of it. */
export const refusedExtensions: RefusedCraft[] = [
  [
    'throws while it is rendered',
    { render: `if (typeof window !== 'undefined') throw new Error('broken')` },
    /It fails: broken[^]*It shows nothing in the place that is kept for it/,
  ],
  [
    'is higher than its place',
    { content: `h('p', { style: { blockSize: 700 } }, t.intro)` },
    /It fails: .* is 700 px high in a place of 160 px/,
  ],
  [
    'speaks English in Arabic, and replaces functions of the browser',
    {
      ar: { intro: 'Choose a gift for somebody you like' },
      effect: `Array.prototype.at = () => undefined`,
    },
    /It replaces Array\.prototype\.at for all teams[^]*\((?:(?!English)[^)])*\): It shows “Choose a gift for somebody you like” in Arabic too/,
  ],
]

export const acceptedExtensions: [name: string, craft: Craft][] = [
  ['keeps to its place', { content: `h('p', { style: { blockSize: 150 } }, t.intro)` }],
]
