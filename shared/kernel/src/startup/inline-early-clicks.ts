// Inlined into every page's head: keeps the clicks on buttons of a page that the server rendered until the page is
// hydrated, and replays each of them once. Links and form fields are the browser's. It must not import anything.
{
  // A form with an address is submitted by the browser.
  const BUTTON = '#root :is(button,[role=button]):not(form[action] :not([type=button]))'

  const { documentElement: root } = document
  const clicked = new Map<HTMLElement, Animation | undefined>()

  const keepClick = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>(BUTTON)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Shows that the click was noticed; hydration would find an attribute.
    if (!clicked.has(button)) {
      clicked.set(button, button.animate?.({ opacity: 0.5 }, { duration: 150, fill: 'forwards' }))
    }
    const status = document.getElementById('early-click-status')
    if (status) status.textContent = status.dataset[root.lang] ?? ''
    dispatchEvent(new Event('earlyclick'))
  }

  // A page that the browser renders can be used from the moment it is shown.
  if (root.dataset.renderedLang) {
    addEventListener('click', keepClick, true)
    window.earlyClicks = {
      count: () => clicked.size,
      async replay() {
        removeEventListener('click', keepClick, true)
        delete window.earlyClicks
        document.getElementById('early-click-status')?.replaceChildren()
        document.getElementById('startup-notice')?.remove()
        for (const [button, animation] of clicked) {
          animation?.cancel()
          if (!button.isConnected || button.matches(':disabled, [inert], [inert] *')) continue
          button.click()
          // React applies a click before it handles the next one.
          await Promise.resolve()
        }
      },
    }
  }
}
