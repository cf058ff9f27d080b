import { act } from '@testing-library/react'

/** Mocks `IntersectionObserver` until `jest.restoreAllMocks`; the returned function moves every observed element in or out of sight. */
export function mockIntersection(): (isIntersecting: boolean) => void {
  const observers = new Map<IntersectionObserver, IntersectionObserverCallback>()
  class FakeObserver implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(callback: IntersectionObserverCallback) {
      observers.set(this, callback)
    }
    observe() {}
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
  return (isIntersecting) =>
    act(() => {
      const entries = [{ isIntersecting } as IntersectionObserverEntry]
      for (const [observer, callback] of observers) callback(entries, observer)
    })
}
