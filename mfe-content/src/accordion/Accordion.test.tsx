import { render, screen, within } from '@testing-library/react'

import { Accordion } from './Accordion.tsx'

const items = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  title,
  content: <p>{`About ${title}`}</p>,
}))

const details = (container: HTMLElement) => Array.from(container.querySelectorAll('details'))

describe('Accordion', () => {
  test('opens the first item by default', () => {
    const { container } = render(<Accordion name="numbers" items={items} />)
    expect(details(container).map(({ open }) => open)).toEqual([true, false, false])
    expect(screen.getByText('About One')).toBeVisible()
    expect(screen.getByText('About Two')).not.toBeVisible()
  })

  test('opens the item of `openId`, or none', () => {
    const { container, rerender } = render(<Accordion name="numbers" items={items} openId="Two" />)
    expect(details(container).map(({ open }) => open)).toEqual([false, true, false])
    rerender(<Accordion name="numbers" items={items} openId={null} />)
    expect(details(container).some(({ open }) => open)).toBe(false)
  })

  test('gives each item its id', () => {
    const { container } = render(<Accordion name="numbers" items={items} />)
    expect(details(container).map(({ id }) => id)).toEqual(['One', 'Two', 'Three'])
  })

  test('gives all items one name, so that the browser keeps one open', () => {
    const { container } = render(<Accordion name="numbers" items={items} />)
    expect(details(container).map((item) => item.getAttribute('name'))).toEqual([
      'numbers',
      'numbers',
      'numbers',
    ])
  })

  test('does not reopen a closed item when it renders again', () => {
    const { container, rerender } = render(<Accordion name="numbers" items={items} />)
    const [first] = details(container)
    if (!first) throw new Error('there is no first item')
    first.open = false
    rerender(<Accordion name="numbers" items={items.slice()} />)
    expect(details(container).filter(({ open }) => open)).toEqual([])
  })

  test('renders each title in its summary', () => {
    const { container } = render(<Accordion name="numbers" items={items} />)
    details(container).forEach((item, index) => {
      expect(
        within(item)
          .getByText(items[index]?.title ?? '')
          .closest('summary'),
      ).not.toBeNull()
    })
  })

  test('renders nothing when there are no items', () => {
    const { container } = render(<Accordion name="numbers" items={[]} />)
    expect(details(container)).toEqual([])
  })
})
