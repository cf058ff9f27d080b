// Inlined into every page's head: keeps what a person does with a page that came from the server until its scripts
// have taken it over (`replay-early-presses.ts`). It must not import anything.
{
  // Links work by themselves, and so does a form with an address.
  const BUTTONS =
    ':is(button,[role=button],[data-early-press]):not(form[action] :not([type=button]))'

  const { dataset, lang } = document.documentElement
  const presses: EarlyPress[] = []

  const listen = (event: Event) => {
    const { type } = event
    const target = event.target as HTMLInputElement
    const root = target.closest?.('#root')
    if (!root) return
    // Scripts that are not requested yet are wanted now.
    dispatchEvent(new Event('earlypress'))

    const locate = (element: HTMLElement): EarlyTarget => ({
      element,
      index: [...root.getElementsByTagName(element.localName)].indexOf(element),
    })
    const keep = (element: HTMLElement) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const isRepeated = presses.some((press) => press.element === element)
      if (presses.length > 19 || (isRepeated && element.dataset.earlyPress !== 'each')) return
      // Not an attribute, which hydration would find. No movement.
      const animation = element.animate?.({ opacity: 0.5 }, { duration: 150, fill: 'forwards' })
      presses.push({ ...locate(element), animation })
      const status = document.getElementById('press-status') as HTMLElement
      status.textContent = status.dataset[lang] as string
    }

    if (type === 'focusin') early.focused = locate(target)
    if (type === 'input') {
      const { value, checked, selectionStart } = target
      const { isComposing } = event as InputEvent
      early.fields.set(target, { ...locate(target), value, checked, selectionStart, isComposing })
    }
    if (type === 'submit' && !target.hasAttribute('action')) keep(target)
    const button = target.closest<HTMLElement>(BUTTONS)
    // Keys click the browser's own buttons.
    const isKey =
      type === 'keydown' && /^(Enter| )$/.test((event as KeyboardEvent).key) && button?.role
    if (button && (type === 'click' || isKey)) keep(button)
  }

  const types = ['pointerdown', 'keydown', 'click', 'submit', 'input', 'focusin']
  const early: EarlyPresses = {
    presses,
    fields: new Map(),
    focused: null,
    stop: () => types.map((type) => removeEventListener(type, listen, true)),
  }
  // A page that the browser renders works from the moment it is shown.
  if (dataset.renderedLang) {
    window.earlyPresses = early
    types.map((type) => addEventListener(type, listen, true))
  }
}
