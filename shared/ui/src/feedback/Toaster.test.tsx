import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast'

import { Toaster } from './Toaster.tsx'

// A toast leaves the page a second after its time is over.
const LEAVING = 1000

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  act(() => toast.remove())
  jest.useRealTimers()
})

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds))
}

const show = {
  blank: () => toast('Hello'),
  success: () => toast.success('Hello'),
  error: () => toast.error('Hello'),
  custom: () => toast.custom('Hello'),
}

test.each([
  ['blank', 4000],
  ['success', 2000],
  ['error', 4000],
  ['custom', 4000],
] as const)('a %s toast stays for %i ms', (kind, duration) => {
  render(<Toaster />)
  act(() => void show[kind]())
  pass(duration - 1)
  expect(screen.getByText('Hello')).toBeInTheDocument()
  pass(1)
  pass(LEAVING)
  expect(screen.queryByText('Hello')).not.toBeInTheDocument()
})

test('a loading toast stays until it is told otherwise', () => {
  render(<Toaster />)
  act(() => void toast.loading('Wait'))
  pass(3_600_000)
  expect(screen.getByText('Wait')).toBeInTheDocument()
})

test('there are at most 20 at once, the newest', () => {
  render(<Toaster />)
  act(() => {
    for (let number = 1; number <= 25; number++) toast(`Toast ${number}.`)
  })
  expect(screen.getAllByText(/^Toast/)).toHaveLength(20)
  expect(screen.getByText('Toast 25.')).toBeInTheDocument()
  expect(screen.queryByText('Toast 5.')).not.toBeInTheDocument()
})

test('a text has its own direction, and is announced', () => {
  render(<Toaster />)
  act(() => void toast.error('Invalid or expired discount code.'))
  const text = screen.getByText('Invalid or expired discount code.')
  expect(text.closest('[dir]')).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('status')).toContainElement(text)
})

describe('in the top layer of the browser', () => {
  const calls: string[] = []
  beforeEach(() => {
    calls.length = 0
    HTMLElement.prototype.showPopover = () => void calls.push('show')
    HTMLElement.prototype.hidePopover = () => void calls.push('hide')
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  })

  test('a new toast rises above a dialog that was opened since', () => {
    render(
      <>
        <dialog open />
        <Toaster />
      </>,
    )
    calls.length = 0
    act(() => void toast('Hello'))
    expect(calls).toEqual(['hide', 'show'])
  })
})
