import { render, screen } from '@testing-library/react'

import { Accordion } from './Accordion.tsx'

const items = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  title,
  content: <p>{`About ${title}`}</p>,
}))

const details = (container: HTMLElement) => Array.from(container.querySelectorAll('details'))
const openStates = (container: HTMLElement) => details(container).map(({ open }) => open)

describe('Accordion', () => {
  test('renders each item with its id and title, the first one open', () => {
    const { container } = render(<Accordion name="numbers" items={items} />)
    expect(details(container).map(({ id }) => id)).toEqual(['One', 'Two', 'Three'])
    const titles = Array.from(container.querySelectorAll('summary'), (title) => title.textContent)
    expect(titles).toEqual(['One', 'Two', 'Three'])
    expect(openStates(container)).toEqual([true, false, false])
    expect(screen.getByText('About One')).toBeVisible()
    expect(screen.getByText('About Two')).not.toBeVisible()
    // The browser keeps one open of those that share a name.
    const names = details(container).map((item) => item.getAttribute('name'))
    expect(new Set(names)).toEqual(new Set(['numbers']))
  })

  test('opens the item of `openId`, or none', () => {
    const { container, rerender } = render(<Accordion name="numbers" items={items} openId="Two" />)
    expect(openStates(container)).toEqual([false, true, false])
    rerender(<Accordion name="numbers" items={items} openId={null} />)
    expect(openStates(container)).toEqual([false, false, false])
  })

  test('does not reopen a closed item when it renders again', () => {
    const { container, rerender } = render(<Accordion name="numbers" items={items} />)
    const [first] = details(container)
    if (!first) throw new Error('there is no first item')
    first.open = false
    rerender(<Accordion name="numbers" items={items.slice()} />)
    expect(openStates(container)).toEqual([false, false, false])
  })
})
