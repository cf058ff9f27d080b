import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, StrictMode, useState } from 'react'

import {
  arabic,
  mockTranslationService,
  setUpTranslatedPages,
  textNodes,
  translate,
  waitForTranslations,
} from '../testing/test-page.ts'

setUpTranslatedPages()

/** Renders a page with React while the translation is running. */
async function renderTranslated(ui: ReactElement) {
  const container = translate()
  const view = render(<StrictMode>{ui}</StrictMode>, { container })
  await waitForTranslations()
  const rerender = async (next: ReactElement) => {
    view.rerender(<StrictMode>{next}</StrictMode>)
    await waitForTranslations()
  }
  return { container, rerender }
}

const read = (root: HTMLElement) => textNodes(root).map((node) => node.data)

test('translates new text that React writes into a translated node', async () => {
  mockTranslationService()
  const City = ({ name }: { name: string }) => <p>{name}</p>
  const { container, rerender } = await renderTranslated(<City name="Sur" />)
  const nodes = textNodes(container)
  expect(read(container)).toEqual([arabic('Sur')])
  await rerender(<City name="Ibri" />)
  expect(read(container)).toEqual([arabic('Ibri')])
  await rerender(<City name="مسقط" />)
  expect(read(container)).toEqual(['مسقط'])
  await rerender(<City name="Sur" />)
  expect(read(container)).toEqual([arabic('Sur')])
  expect(textNodes(container)).toEqual(nodes)
})

test('keeps the translation when the same text is rendered again', async () => {
  const service = mockTranslationService()
  function Counter() {
    const [count, setCount] = useState(0)
    return (
      <button onClick={() => setCount(count + 1)}>
        Clicks: <bdi>{count}</bdi>
      </button>
    )
  }
  const { container } = await renderTranslated(<Counter />)
  for (let click = 0; click < 3; click++) fireEvent.click(screen.getByRole('button'))
  await waitForTranslations()
  expect(read(container)).toEqual([`${arabic('Clicks:')} `, '3'])
  expect(service.requested).toEqual(['Clicks:'])
})

test('keeps text between two expressions as a node of its own', async () => {
  mockTranslationService()
  const Line = ({ from, to }: { from: number; to: string }) => (
    <p>
      {from} items of {to}
    </p>
  )
  const { container, rerender } = await renderTranslated(<Line from={1} to="Sur" />)
  const nodes = textNodes(container)
  expect(read(container)).toEqual(['1', ` ${arabic('items of')} `, arabic('Sur')])
  await rerender(<Line from={22} to="Ibri" />)
  expect(read(container)).toEqual(['22', ` ${arabic('items of')} `, arabic('Ibri')])
  expect(textNodes(container)).toEqual(nodes)
})

test('keeps the nodes of a list that is reordered, shortened and extended', async () => {
  const service = mockTranslationService()
  const List = ({ names }: { names: string[] }) => (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
  const { container, rerender } = await renderTranslated(<List names={['Sur', 'Ibri', 'Nizwa']} />)
  const [sur, ibri, nizwa] = textNodes(container)
  await rerender(<List names={['Nizwa', 'Sur', 'Seeb', 'Ibri']} />)
  expect(read(container)).toEqual(['Nizwa', 'Sur', 'Seeb', 'Ibri'].map(arabic))
  expect(textNodes(container)).toEqual([nizwa, sur, expect.any(Text), ibri])
  await rerender(<List names={['Ibri']} />)
  expect(read(container)).toEqual([arabic('Ibri')])
  expect(service.requested).toEqual(['Sur', 'Ibri', 'Nizwa', 'Seeb'])
})

test('translates conditional text beside other text', async () => {
  mockTranslationService()
  const Notes = ({ open }: { open: boolean }) => (
    <p>
      Before {open && 'Open'} after {open ? <b>Yes</b> : 'No'}
    </p>
  )
  const closed = ['Before', 'after', 'No'].map(arabic)
  const { container, rerender } = await renderTranslated(<Notes open={false} />)
  const words = () => read(container).map((text) => text.trim())
  expect(words().filter(Boolean)).toEqual(closed)
  await rerender(<Notes open />)
  expect(words().filter(Boolean)).toEqual(['Before', 'Open', 'after', 'Yes'].map(arabic))
  await rerender(<Notes open={false} />)
  expect(words().filter(Boolean)).toEqual(closed)
})

test('translates the next page when the page changes while requests are in flight', async () => {
  mockTranslationService()
  const container = translate()
  const view = render(<p>Sur</p>, { container })
  await act(() => jest.advanceTimersByTimeAsync(3))
  view.rerender(<section>Ibri</section>)
  await waitForTranslations()
  expect(container.innerHTML).toBe(`<section>${arabic('Ibri')}</section>`)
  view.unmount()
  await waitForTranslations()
  expect(container.innerHTML).toBe('')
})
