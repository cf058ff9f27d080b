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
