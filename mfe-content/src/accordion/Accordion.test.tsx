import { render, screen, within } from '@testing-library/react'

import { Accordion } from './Accordion.tsx'

const items = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  title,
  content: <p>{`About ${title}`}</p>,
}))

const details = (container: HTMLElement) => Array.from(container.querySelectorAll('details'))

test('the first item is open, the others are not', () => {
  const { container } = render(<Accordion name="numbers" items={items} />)
  expect(details(container).map(({ open }) => open)).toEqual([true, false, false])
  expect(screen.getByText('About One')).toBeVisible()
  expect(screen.getByText('About Two')).not.toBeVisible()
})

test('another item can be the open one, or none', () => {
  const { container, rerender } = render(<Accordion name="numbers" items={items} openId="Two" />)
  expect(details(container).map(({ open }) => open)).toEqual([false, true, false])
  rerender(<Accordion name="numbers" items={items} openId={null} />)
  expect(details(container).some(({ open }) => open)).toBe(false)
})

test('an address can name each item', () => {
  const { container } = render(<Accordion name="numbers" items={items} />)
  expect(details(container).map(({ id }) => id)).toEqual(['One', 'Two', 'Three'])
})

test('its items share one name, which is how the browser keeps only one open', () => {
  const { container } = render(<Accordion name="numbers" items={items} />)
  expect(details(container).map((item) => item.getAttribute('name'))).toEqual([
    'numbers',
    'numbers',
    'numbers',
  ])
})

test('rendering it again does not open what was closed', () => {
  const { container, rerender } = render(<Accordion name="numbers" items={items} />)
  const [first] = details(container)
  if (!first) throw new Error('there is no first item')
  first.open = false
  rerender(<Accordion name="numbers" items={items.slice()} />)
  expect(details(container).filter(({ open }) => open)).toEqual([])
})

test('every item has its title in its own summary', () => {
  const { container } = render(<Accordion name="numbers" items={items} />)
  details(container).forEach((item, index) => {
    expect(
      within(item)
        .getByText(items[index]?.title ?? '')
        .closest('summary'),
    ).not.toBeNull()
  })
})

test('an empty one is empty', () => {
  const { container } = render(<Accordion name="numbers" items={[]} />)
  expect(details(container)).toEqual([])
})
