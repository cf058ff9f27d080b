/**
 * Does once what a person did before the page's scripts were there; called when the page has been taken over, or
 * rendered anew. What has left the page since, or is disabled now, is forgotten.
 */
export function replayEarlyPresses(): void {
  const early = window.earlyPresses
  if (!early) return
  delete window.earlyPresses
  early.stop()
  document.getElementById('press-status')?.replaceChildren()
  document.getElementById('startup-notice')?.remove()
  restoreFocus(early.focused)
  early.fields.forEach(restoreField)
  void replay(early.presses)
}

const nameOf = (element: Element): string =>
  [
    ...['aria-label', 'name', 'type'].map((name) => element.getAttribute(name)),
    element.textContent,
  ].join('\n')

/** The element, or the one in its place when the page was rendered anew. */
function findNow({ element, index }: EarlyTarget): HTMLElement | undefined {
  if (element.isConnected) return element
  const root = document.getElementById('root')
  const all = [...(root?.querySelectorAll<HTMLElement>(element.localName) ?? [])]
  const inPlace = all[index]
  const name = nameOf(element)
  if (inPlace && nameOf(inPlace) === name) return inPlace
  const named = all.filter((candidate) => nameOf(candidate) === name)
  return named.length === 1 ? named[0] : undefined
}

function restoreFocus(focused: EarlyTarget | null): void {
  if (!focused) return
  if (focused.element === document.activeElement) {
    // What the page does on focus has not been done.
    focused.element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  } else if (!focused.element.isConnected && document.activeElement === document.body) {
    findNow(focused)?.focus({ preventScroll: true })
  }
}

/** Sets a property past React, which watches the element's own. */
function setNative(element: HTMLElement, property: 'value', value: string): void {
  const prototype: object = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(element, value)
}

function restoreField(field: EarlyField): void {
  const element = findNow(field)
  if (element instanceof HTMLSelectElement) {
    setNative(element, 'value', field.value)
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (element instanceof HTMLTextAreaElement) {
    restoreText(element, field)
  } else if (element instanceof HTMLInputElement && element.type !== 'file') {
    if (element.type !== 'checkbox' && element.type !== 'radio') return restoreText(element, field)
    // React must see a change: the click makes it what it was.
    element.checked = !field.checked
    element.click()
  }
}

function restoreText(element: HTMLInputElement | HTMLTextAreaElement, field: EarlyField): void {
  const { value } = field
  const isIntact = element.value === value
  const isFocused = element === document.activeElement
  if (field.isComposing && isIntact && isFocused) {
    // Setting the value would tear the input method's word apart.
    const restore = () =>
      restoreText(element, { ...field, value: element.value, isComposing: false })
    element.addEventListener('compositionend', restore, { once: true })
    return
  }
  const caret = isIntact ? element.selectionStart : field.selectionStart
  // React takes for a change what differs from the value that it saw last.
  element.value = value === '' ? '0' : ''
  setNative(element, 'value', value)
  if (isFocused && caret !== null) element.setSelectionRange(caret, caret)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

async function replay(presses: EarlyPress[]): Promise<void> {
  for (const press of presses) {
    // React has applied what came before.
    await Promise.resolve()
    press.animation?.cancel()
    const element = findNow(press)
    if (!element || element.matches(':disabled, [inert], [inert] *')) continue
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}
