// Inlined into every page's head: keeps the clicks on buttons of a page that the server rendered until the page is
// hydrated, and replays each of them once. Links and form fields are the browser's; what React does not notice of these, or
// loses where it renders the page anew, is made up for. It must not import anything.
{
  // A form with an address is submitted by the browser.
  const BUTTON = '#root :is(button,[role=button]):not(form[action] :not([type=button]))'
  const FIELD = '#root :is(input,select,textarea)'

  const { documentElement: root } = document
  const clicked = new Map<HTMLElement, Animation | undefined>()
  const changed = new Set<HTMLInputElement>()
  const identities = new Map<HTMLElement, string>()

  /** What people know a control by; the description tells the buttons of a list's cards apart. */
  const identify = (control: HTMLElement): string => {
    const { labels, name } = control as HTMLInputElement
    const description = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    const texts = [control, labels?.[0], description].map((each) => each?.textContent)
    return [control.getAttribute('aria-label'), name, ...texts].join()
  }

  /** The control, or what has taken its place: by another release, or since an extension has changed the page. */
  const findCurrent = <Control extends HTMLElement>(control: Control, selector: string) => {
    if (control.isConnected) return control
    const identity = identities.get(control)
    const controls = [...document.querySelectorAll<Control>(selector)]
    const same = controls.filter((each) => identify(each) === identity)
    return same.length === 1 ? same[0] : undefined
  }

  const restoreField = (field: HTMLInputElement): void => {
    const current = findCurrent(field, FIELD)
    if (!current || current === field) return
    if (current.checked !== field.checked) return current.click()
    // React observes the property of the element itself.
    Reflect.set(Object.getPrototypeOf(current) as object, 'value', field.value, current)
    for (const type of ['input', 'change'])
      current.dispatchEvent(new Event(type, { bubbles: true }))
    if (document.activeElement === document.body) current.focus()
  }

  /** React leaves a box as it is, and only calls the handlers of a controlled one when it changes. */
  const replayChecks = (): void => {
    const boxes = '#root :is([type=checkbox],[type=radio]:checked)'
    for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) {
      if (box.checked === box.defaultChecked) continue
      box.checked = box.defaultChecked
      box.click()
    }
  }

  const keepChange = ({ target }: Event): void => {
    const field = target as HTMLInputElement
    changed.add(field)
    identities.set(field, identify(field))
  }

  const keepClick = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>(BUTTON)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Shows that the click was noticed; hydration would find an attribute.
    if (!clicked.has(button)) {
      identities.set(button, identify(button))
      clicked.set(button, button.animate?.({ opacity: 0.5 }, { duration: 150, fill: 'forwards' }))
    }
    const status = document.getElementById('early-click-status')
    if (status) status.textContent = status.dataset[root.lang] ?? ''
    dispatchEvent(new Event('earlyclick'))
  }

  // A page that the browser renders can be used from the moment it is shown.
  if (root.dataset.renderedLang) {
    addEventListener('input', keepChange, true)
    addEventListener('click', keepClick, true)
    window.earlyClicks = {
      count: () => clicked.size,
      async replay() {
        removeEventListener('input', keepChange, true)
        removeEventListener('click', keepClick, true)
        delete window.earlyClicks
        document.getElementById('early-click-status')?.replaceChildren()
        document.getElementById('startup-notice')?.remove()
        changed.forEach(restoreField)
        replayChecks()
        for (const [button, animation] of clicked) {
          animation?.cancel()
          const current = findCurrent(button, BUTTON)
          if (!current || current.matches(':disabled, [inert], [inert] *')) continue
          current.click()
          // React applies a click before it handles the next one.
          await Promise.resolve()
        }
      },
    }
  }
}
