import { act, render } from '@testing-library/react'
import { useRef } from 'react'

import { useGridMeasures } from './useGridMeasures.ts'

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
  const seen: ReturnType<typeof useGridMeasures>[] = []
  function List() {
    const list = useRef<HTMLUListElement>(null)
    seen.push(useGridMeasures(list))
    return (
      <ul ref={list}>
        <li />
      </ul>
    )
  }
  render(<List />)
  return seen
}

test('columns, row height and place are read from the page', () => {
  expect(open().at(-1)).toEqual({ columns: 3, rowHeight: 424, top: 200 })
})

test('a change of the page is followed', () => {
  const seen = open()
  styles.gridTemplateColumns = '160px 160px'
  box.height = 330.5
  act(() => resized())
  expect(seen.at(-1)).toEqual({ columns: 2, rowHeight: 354.5, top: 200 })
})

test('what is no change renders nothing again', () => {
  const seen = open()
  const before = seen.length
  box.height += 0.2
  act(() => resized())
  expect(seen).toHaveLength(before)
})

test('a list that comes back starts with the measures it was left with', () => {
  open()
  expect(open()[0]).toEqual(expect.objectContaining({ columns: 2, rowHeight: 354.5 }))
})

test('a list that is not laid out keeps the last measures', () => {
  box.height = 0
  expect(open().at(-1)).toEqual(expect.objectContaining({ columns: 2, rowHeight: 354.5 }))
})
