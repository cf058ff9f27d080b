// Inlined into every page's head: runs before the first paint and before any other script or request of ours.
// It stands alone, so the storage keys and the token's parameter are spelled out; a test holds them to the contract.
{
  const root = document.documentElement
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // Scripts come from the site, and from where its installation says that remotes are; from nowhere else,
  // whoever asks. Markup may pass: the page's content policy lets none of it run.
  const origins = [location.origin, ...(root.dataset.scriptOrigins ?? '').split(' ')]
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(...policy: unknown[]): void } }
  trustedTypes?.createPolicy('default', {
    createHTML: (markup: string) => markup,
    createScript(text: string) {
      // Data about the page stand in scripts too; what is JSON can do nothing.
      JSON.parse(text)
      return text
    },
    createScriptURL(address: string) {
      const { protocol, origin } = new URL(address, document.baseURI)
      if (/^https?:$/.test(protocol) && origins.includes(origin)) return address
      throw new TypeError(`${address} is not an address that this site runs scripts from`)
    },
  })

  const lang = read('lang') === 'ar' ? 'ar' : 'en'
  root.lang = lang
  root.dir = lang === 'en' ? 'ltr' : 'rtl'

  const messages = (lang === 'ar' ? root.dataset.messagesAr : root.dataset.messagesEn) ?? ''
  for (const href of messages.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href,
    })
    document.head.append(link)
  }

  // The browser answers the first request for a file with what its preload got, a failure included, even
  // long after the file is back. Asking once for what failed uses the failure up.
  const useUp = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.as !== 'script') return
    const script = Object.assign(document.createElement('script'), { src: target.href })
    document.head.append(script)
    script.remove()
  }
  addEventListener('error', useUp, true)

  const stored = read('theme')
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.className = dark ? 'dark' : 'light'

  const address = new URL(location.href)
  const token = address.searchParams.get('token_link_dashboard')
  if (token !== null) {
    address.searchParams.delete('token_link_dashboard')
    history.replaceState(history.state, '', address)
    Object.assign(window, { incomingToken: token })
  }
}
