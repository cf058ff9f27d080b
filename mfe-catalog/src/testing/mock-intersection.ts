import { act } from '@testing-library/react'

/**
 * Mocks `IntersectionObserver` until `jest.restoreAllMocks`; the returned function moves observed elements in or out
 * of sight, all of them unless it is told which.
 */
export function mockIntersection(): (
  isIntersecting: boolean,
  isMeant?: (element: Element) => boolean,
) => void {
  const observers = new Map<IntersectionObserver, [IntersectionObserverCallback, Set<Element>]>()
  class FakeObserver implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    readonly #elements = new Set<Element>()
    constructor(callback: IntersectionObserverCallback) {
      observers.set(this, [callback, this.#elements])
    }
    observe(element: Element) {
      this.#elements.add(element)
    }
    unobserve() {}
    disconnect() {
      observers.delete(this)
    }
    takeRecords() {
      return []
    }
  }
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation((callback) => new FakeObserver(callback))
  return (isIntersecting, isMeant = () => true) =>
    act(() => {
      const entries = [{ isIntersecting } as IntersectionObserverEntry]
      for (const [observer, [callback, elements]] of [...observers])
        if ([...elements].some(isMeant)) callback(entries, observer)
    })
}
