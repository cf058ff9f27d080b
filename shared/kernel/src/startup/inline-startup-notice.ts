// Inlined into every page's head, after the head script: what a shopper sees when the shell's own scripts do not
// arrive. It must not import anything; the build puts the texts in front of it.
declare const STARTUP_TEXTS: Record<'en' | 'ar', Record<string, string>>
{
  const NOTICE_AFTER_MS = 5_000
  /** A style sheet blocks painting and scripts; without it a page can be read. */
  const STYLESHEET_TIMEOUT_MS = 3_000
  /** An error that leaves the page empty for this long was fatal. */
  const ERROR_DELAY_MS = 500
  const RETRY_TIMEOUT_MS = 2_000

  const texts = STARTUP_TEXTS[document.documentElement.lang === 'ar' ? 'ar' : 'en']
  let notice: HTMLElement | null = null
  let reason: 'slow' | 'failed' = 'slow'
  let problems: string[] = []

  const create = (tag: string, textContent = '') =>
    Object.assign(document.createElement(tag), { textContent })

  const retry = async (button?: Element): Promise<void> => {
    if (button) Object.assign(button, { textContent: texts.retrying, disabled: true })
    // Requests that hang take up the connections to the site.
    window.stop()
    // A broken script may be cached for good.
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')]
    const signal = AbortSignal.timeout(RETRY_TIMEOUT_MS)
    await Promise.allSettled(
      scripts.map(({ src }) => fetch(src, { cache: 'reload', mode: 'no-cors', signal })),
    )
    // The head script took it out of the address, and nobody has read it yet.
    const { incomingLogin } = window as { incomingLogin?: { token: string; state: string | null } }
    if (incomingLogin) {
      try {
        sessionStorage.setItem('incomingLogin', JSON.stringify(incomingLogin))
      } catch {
        // Without storage, the address has to do.
        const url = new URL(location.href)
        url.searchParams.set('token_link_dashboard', incomingLogin.token)
        if (incomingLogin.state) url.searchParams.set('login_state', incomingLogin.state)
        history.replaceState(history.state, '', url)
      }
    }
    location.reload()
  }

  const show = (): void => {
    const root = document.getElementById('root')
    if (!root) return void setTimeout(show, 100)
    const { earlyClicks } = window
    // The server rendered the shell alone if the page was late.
    const isReadable = earlyClicks && document.documentElement.dataset.layout === undefined
    if (root.hasChildNodes()) {
      // The page is hydrated, or the shell's scripts are there and say what they wait for.
      if (!earlyClicks || document.getElementById('waiting-notice')) return
      // A page from the server can be read without its scripts, until a button is clicked in vain.
      if (isReadable && reason === 'slow' && earlyClicks.count() === 0)
        return void setTimeout(show, 1_000)
    }
    const kind = navigator.onLine ? reason : 'offline'
    // Clicks wait for nothing then.
    if (reason === 'failed') document.getElementById('early-click-status')?.remove()
    const button = create('button', texts.retry)
    button.onclick = () => void retry(button)
    const next = create('div')
    next.id = 'startup-notice'
    next.className = earlyClicks ? 'bar' : ''
    next.setAttribute('role', 'alert')
    next.append(
      create('strong', texts[`${kind}.title`]),
      create('p', texts[isReadable && kind !== 'offline' ? `${kind}.page` : `${kind}.text`]),
      ...problems.map((problem) => Object.assign(create('code', problem), { dir: 'ltr' })),
      button,
    )
    if (notice) notice.replaceWith(next)
    else document.body.append(next)
    notice = next
    new MutationObserver((_, observer) => {
      next.remove()
      observer.disconnect()
    }).observe(root, { childList: true })
  }

  addEventListener('online', () => {
    if (notice?.isConnected) void retry()
  })

  // A script that is missing, or throws; not one of a browser extension.
  const handleError = (event: ErrorEvent | Event) => {
    const { target } = event
    const fatal =
      target instanceof HTMLScriptElement
        ? target.defer
        : event instanceof ErrorEvent && !/-extension:/.test(event.filename)
    if (!fatal || reason === 'failed') return
    reason = 'failed'
    // A configuration that cannot be used names its problems.
    if ('error' in event) problems = (event.error as { problems?: string[] } | null)?.problems ?? []
    setTimeout(show, ERROR_DELAY_MS)
  }
  addEventListener('error', handleError, true)

  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.sheet) continue
      const href = `${link.href}?retry`
      link.replaceWith(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    }
  }, STYLESHEET_TIMEOUT_MS)
  setTimeout(show, NOTICE_AFTER_MS)
}
