// Inlined into every page's head; runs before first paint and before any other script. It must not import anything,
// so storage keys and the token's parameter are literals; a test compares them to the contracts.
{
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Then it is for this page alone.
    }
  }

  // First of all: nothing else may see the token of a log-in in the address. The entry of this load in the browser's
  // performance timeline keeps the address, which analytics send on, so the page is loaded again without it.
  const url = new URL(location.href)
  const arabicPrefix = /^\/ar(?=\/|$)/
  const token = url.searchParams.get('token_link_dashboard')
  const state = url.searchParams.get('login_state')
  const removed = new Set(['token_link_dashboard', 'login_state'])
  // The member portal hands its language and theme over.
  const preferences = { lang: ['en', 'ar'], theme: ['light', 'dark'] }
  for (const [key, values] of Object.entries(preferences)) {
    const value = url.searchParams.get(key)
    if (value === null || !values.includes(value)) continue
    removed.add(key)
    // Chosen in the portal, on the way back to a page in Arabic.
    if (value === 'en') url.pathname = url.pathname.replace(arabicPrefix, '') || '/'
    write(key, value)
  }
  const kept = [...url.searchParams.keys()].filter((key) => !removed.has(key))
  if (kept.length < [...url.searchParams.keys()].length) {
    removed.forEach((key) => url.searchParams.delete(key))
    history.replaceState(history.state, '', url)
  }
  if (token !== null) {
    const login = { token, state }
    Object.assign(window, { incomingLogin: login })
    try {
      sessionStorage.setItem('incomingLogin', JSON.stringify(login))
      location.reload()
    } catch {
      // Without storage, this load has to do.
    }
  } else {
    try {
      const login = sessionStorage.getItem('incomingLogin')
      sessionStorage.removeItem('incomingLogin')
      if (login) Object.assign(window, { incomingLogin: JSON.parse(login) as unknown })
    } catch {
      // There is none.
    }
  }

  const root = document.documentElement
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // Scripts may come from the site's origin and the configured ones only. Markup is allowed: the content security
  // policy blocks scripts in it.
  const origins = [location.origin, ...(root.dataset.scriptOrigins ?? '').split(' ')]
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(...policy: unknown[]): void } }
  trustedTypes?.createPolicy('default', {
    createHTML: (markup: string) => markup,
    createScript(text: string) {
      // Structured data (JSON-LD) is inert; anything else throws here.
      JSON.parse(text)
      return text
    },
    createScriptURL(url: string) {
      const { protocol, origin } = new URL(url, document.baseURI)
      if (/^https?:$/.test(protocol) && origins.includes(origin)) return url
      throw new TypeError(`${url} is not an address that this site runs scripts from`)
    },
  })

  const isArabicAddress = arabicPrefix.test(url.pathname)
  // Pages without a prefix, such as that of a payment, follow.
  if (isArabicAddress) write('lang', 'ar')
  const lang = isArabicAddress || read('lang') === 'ar' ? 'ar' : 'en'
  root.lang = lang
  root.dir = lang === 'en' ? 'ltr' : 'rtl'

  const appendLink = (attributes: Partial<HTMLLinkElement>) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', ...attributes }))
  }
  const { fontAr, messagesAr, messagesEn, renderedLang, layout } = root.dataset
  const isRendered = renderedLang === lang && layout === undefined
  // Fonts are fetched without credentials, by preload links too. A page that the server rendered has this link.
  if (lang === 'ar' && fontAr && renderedLang !== lang) {
    appendLink({ as: 'font', crossOrigin: 'anonymous', href: fontAr })
  }
  const messages = (lang === 'ar' ? messagesAr : messagesEn) ?? ''
  for (const href of messages.split(' ').filter(Boolean)) {
    // Webpack asks for them in this way, too.
    const crossOrigin = href.startsWith('/') ? null : 'anonymous'
    // In a rendered page they are requested together with the scripts.
    const rel = isRendered ? 'late' : 'preload'
    appendLink({ rel, as: 'script', href, crossOrigin })
  }

  // A failed preload stays in the cache and serves the next request for the file, even when the file is back.
  // Re-requesting evicts it.
  const evictFailedPreload = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.as !== 'script') return
    const { href: src, integrity, crossOrigin } = target
    const script = Object.assign(document.createElement('script'), { integrity, crossOrigin, src })
    document.head.append(script)
    script.remove()
  }
  addEventListener('error', evictFailedPreload, true)

  const stored = read('theme')
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.className = dark ? 'dark' : 'light'

  // Keeps the places of what only members see.
  if (read('token_link_dashboard')) root.dataset.session = ''
  // Keeps the places of the cart's lines.
  if (!['', '[]'].includes(read('addToCart') ?? '')) root.dataset.cart = ''

  // The server renders in the language of the cookie.
  const isServerTold = () => document.cookie.split('; ').includes(`lang=${lang}`)
  const wasServerTold = isServerTold()
  document.cookie = `lang=${lang};path=/;max-age=31536000;samesite=lax`
  if ((root.dataset.renderedLang ?? lang) !== lang) {
    // A server that was told already, or whose cookies are blocked, would send the same again: the browser renders.
    delete root.dataset.renderedLang
    root.classList.add('unrendered')
    const discard = () => {
      document.getElementById('root')?.replaceChildren()
      root.classList.remove('unrendered')
    }
    // The end of the markup, before the first deferred script.
    document.addEventListener('readystatechange', discard, { once: true })
    if (!wasServerTold && isServerTold()) location.reload()
  }
}
