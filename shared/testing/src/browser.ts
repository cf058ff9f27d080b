// Polyfills of what jsdom lacks.

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
// Calls back when it starts to observe, as browsers do once they have laid out what is observed. jsdom never lays out again.
window.ResizeObserver ??= class extends Observer implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {
    super()
  }
  override observe() {
    this.callback([], this)
  }
}
window.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver
window.scrollTo = () => undefined
Element.prototype.scrollIntoView ??= () => undefined
Performance.prototype.mark ??= (name) => ({ name }) as PerformanceMark

// jsdom knows no display of it, and names of what contains it would get a space.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: 'wbr { display: inline }' }),
)
