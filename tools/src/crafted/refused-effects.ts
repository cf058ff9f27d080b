import { overlay, type RefusedCraft } from './refused-pages.ts'

const style = (rule: string) => `const sheet = document.createElement('style')
  sheet.textContent = ${JSON.stringify(rule)}
  document.head.append(sheet)`

/** Versions that must not go live because of what they do to others, by the kind of fault. */
export const refusedEffects: RefusedCraft[][] = [
  [
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
      'changes how values are stored',
      {
        effect:
          'const { setItem } = Storage.prototype; Storage.prototype.setItem = function (...args) { setItem.apply(this, args) }',
      },
      /It replaces Storage\.prototype\.setItem/,
    ],
    [
      'changes how responses are read',
      {
        effect:
          'const { json } = Response.prototype; Response.prototype.json = function () { return json.call(this) }',
      },
      /It replaces Response\.prototype\.json/,
    ],
    [
      'changes how numbers are written',
      {
        entry: `const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')
          Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get() { return get.call(this) }, configurable: true })`,
      },
      /It replaces Intl\.NumberFormat\.prototype\.format/,
    ],
    [
      'changes how classes are added',
      {
        effect:
          'const { add } = DOMTokenList.prototype; DOMTokenList.prototype.add = function (...args) { add.apply(this, args) }',
      },
      /It replaces DOMTokenList\.prototype\.add/,
    ],
    [
      'changes how cookies are written',
      {
        effect: `const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
          Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set(text) { cookie.set.call(this, text) } })`,
      },
      /It replaces Document\.prototype\.cookie/,
    ],
    [
      'hides a function of the history',
      {
        effect: `Object.defineProperty(history, 'back', { value() {}, configurable: true })`,
      },
      /It replaces history\.back/,
    ],
  ],
  [
    [
      'stores what it does not declare',
      { effect: `localStorage.setItem('probeSeen', '1')` },
      /It stores localStorage probeSeen, which its manifest does not declare/,
    ],
    [
      'opens a database that it does not declare',
      { effect: `indexedDB.open('probe-database')` },
      /It stores indexedDB probe-database, which its manifest does not declare/,
    ],
    [
      'fills a cache that it does not declare',
      { effect: `caches.open('probe-cache')` },
      /It stores caches probe-cache, which its manifest does not declare/,
    ],
  ],
  [
    [
      'keeps visitors from going back',
      {
        effect: `const trap = () => history.pushState(null, '', location.href)
          addEventListener('popstate', trap); return () => removeEventListener('popstate', trap)`,
      },
      /It keeps visitors from going back/,
    ],
  ],
  [
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
  ],
  [
    [
      'hides all headings until a reload',
      { effect: style('main h1 { visibility: hidden }') },
      /After it, .* looks otherwise|After it, .* shows no heading|It leaves <style>/,
    ],
    [
      'leaves the page locked',
      { effect: `document.body.style.overflow = 'hidden'` },
      /After it, .* (looks otherwise|other attributes)/,
    ],
  ],
  [
    [
      'restyles the shop’s bars while it is shown',
      { effect: `${style('header { letter-spacing: 3px }')}; return () => sheet.remove()` },
      /On \/probe-\w, the shop's bars look otherwise/,
    ],
  ],
  [
    [
      'leaves an element behind',
      {
        effect: `const box = document.createElement('aside'); box.id = 'left'; document.body.append(box)`,
      },
      /It leaves <aside id="left"> behind/,
    ],
  ],
  [
    [
      'leaves a listener behind',
      { effect: `window.addEventListener('resize', () => {})` },
      /Its listeners stay \(window resize\)/,
    ],
  ],
  [
    ['leaves an interval', { effect: 'setInterval(() => {}, 1000)' }, /Its intervals go on/],
    [
      'leaves a loop of time-outs',
      { effect: 'const loop = () => setTimeout(loop, 100); loop()' },
      /Its time-outs go on/,
    ],
  ],
  [
    [
      'covers the shop when it is left',
      { effect: `return () => { ${overlay} }` },
      /After it, something lies on top of the controls|It leaves <div id="cover">/,
    ],
  ],
]
