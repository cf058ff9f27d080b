import { act, render } from '@testing-library/react'
import { useRef } from 'react'

import { useGridMetrics } from './useGridMetrics.ts'

let resized: () => void = () => undefined
const styles = { gridTemplateColumns: '300px 300px 300px', rowGap: '24px' }
const box = { height: 400, top: 200 }

class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resized = () => callback([], this)
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  window.ResizeObserver = Observer
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ ...box }) as DOMRect)
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ ...styles }) as CSSStyleDeclaration)
})

afterEach(() => jest.restoreAllMocks())

function open() {
  const seen: ReturnType<typeof useGridMetrics>[] = []
  function List() {
    const list = useRef<HTMLUListElement>(null)
    seen.push(useGridMetrics(list))
    return (
      <ul ref={list}>
        <li />
      </ul>
    )
  }
  render(<List />)
  return seen
}

function openLaidOut() {
  const seen = open()
  act(() => resized())
  return seen
}

describe('useGridMetrics', () => {
  test('returns nothing until a list has been laid out', () => {
    expect(open()).toEqual([undefined])
  })

  test('returns columns, row height and offset', () => {
    expect(openLaidOut().at(-1)).toEqual({ columns: 3, rowHeight: 424, top: 200 })
  })

  test('follows a resize', () => {
    const seen = openLaidOut()
    styles.gridTemplateColumns = '160px 160px'
    box.height = 330.5
    act(() => resized())
    expect(seen.at(-1)).toEqual({ columns: 2, rowHeight: 354.5, top: 200 })
  })

  test('returns the same object until something has changed by more than half a pixel', () => {
    const seen = openLaidOut()
    const before = seen.at(-1)
    box.height = 330.7
    act(() => resized())
    expect(seen.at(-1)).toBe(before)
    box.height = 331.5
    act(() => resized())
    expect(seen.at(-1)).not.toBe(before)
    box.height = 330.5
    act(() => resized())
  })

  test('starts with the metrics of the last list', () => {
    expect(open()).toEqual([{ columns: 2, rowHeight: 354.5, top: 200 }])
  })

  test('keeps the last metrics when the list has no layout', () => {
    box.height = 0
    expect(openLaidOut().at(-1)).toEqual({ columns: 2, rowHeight: 354.5, top: 200 })
  })
})
