import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState, type ReactElement } from 'react'

import {
  arabic,
  waitForTranslations,
  drawPages,
  serveTranslations,
  stopTranslating,
  textNodes,
  translate,
} from './test-page.ts'

beforeAll(drawPages)
afterEach(stopTranslating)

/** A page that React shows, translated as it comes. */
async function show(ui: ReactElement) {
  const container = translate()
  const view = render(<StrictMode>{ui}</StrictMode>, { container })
  await waitForTranslations()
  const change = async (next: ReactElement) => {
    view.rerender(<StrictMode>{next}</StrictMode>)
    await waitForTranslations()
  }
  return { container, change, unmount: view.unmount }
}

const read = (root: HTMLElement) => textNodes(root).map((node) => node.data)

test('React writes new text into a translated node, and that is translated', async () => {
  serveTranslations()
  const City = ({ name }: { name: string }) => <p>{name}</p>
  const { container, change } = await show(<City name="Sur" />)
  const nodes = textNodes(container)
  expect(read(container)).toEqual([arabic('Sur')])
  await change(<City name="Ibri" />)
  expect(read(container)).toEqual([arabic('Ibri')])
  await change(<City name="مسقط" />)
  expect(read(container)).toEqual(['مسقط'])
  await change(<City name="Sur" />)
  expect(read(container)).toEqual([arabic('Sur')])
  expect(textNodes(container)).toEqual(nodes)
})

test('rendering the same again leaves the translation', async () => {
  const service = serveTranslations()
  function Counter() {
    const [count, setCount] = useState(0)
    return (
      <button onClick={() => setCount(count + 1)}>
        Clicks: <bdi>{count}</bdi>
      </button>
    )
  }
  const { container } = await show(<Counter />)
  for (let click = 0; click < 3; click++) fireEvent.click(screen.getByRole('button'))
  await waitForTranslations()
  expect(read(container)).toEqual([`${arabic('Clicks:')} `, '3'])
  expect(service.asked).toEqual(['Clicks:'])
})

test('a text between two expressions stays a node of its own', async () => {
  serveTranslations()
  const Line = ({ from, to }: { from: number; to: string }) => (
    <p>
      {from} items of {to}
    </p>
  )
  const { container, change } = await show(<Line from={1} to="Sur" />)
  const nodes = textNodes(container)
  expect(read(container)).toEqual(['1', ` ${arabic('items of')} `, arabic('Sur')])
  await change(<Line from={22} to="Ibri" />)
  expect(read(container)).toEqual(['22', ` ${arabic('items of')} `, arabic('Ibri')])
  expect(textNodes(container)).toEqual(nodes)
})

test('a list can be put into another order, shortened and lengthened', async () => {
  const service = serveTranslations()
  const List = ({ names }: { names: string[] }) => (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
  const { container, change } = await show(<List names={['Sur', 'Ibri', 'Nizwa']} />)
  const [sur, ibri, nizwa] = textNodes(container)
  await change(<List names={['Nizwa', 'Sur', 'Seeb', 'Ibri']} />)
  expect(read(container)).toEqual(['Nizwa', 'Sur', 'Seeb', 'Ibri'].map(arabic))
  expect(textNodes(container)).toEqual([nizwa, sur, expect.any(Text), ibri])
  await change(<List names={['Ibri']} />)
  expect(read(container)).toEqual([arabic('Ibri')])
  expect(service.asked).toEqual(['Sur', 'Ibri', 'Nizwa', 'Seeb'])
})

test('a text that comes and goes beside others is added and removed as it should', async () => {
  serveTranslations()
  const Notes = ({ open }: { open: boolean }) => (
    <p>
      Before {open && 'Open'} after {open ? <b>Yes</b> : 'No'}
    </p>
  )
  const closed = ['Before', 'after', 'No'].map(arabic)
  const { container, change } = await show(<Notes open={false} />)
  const words = () => read(container).map((text) => text.trim())
  expect(words().filter(Boolean)).toEqual(closed)
  await change(<Notes open />)
  expect(words().filter(Boolean)).toEqual(['Before', 'Open', 'after', 'Yes'].map(arabic))
  await change(<Notes open={false} />)
  expect(words().filter(Boolean)).toEqual(closed)
})

test('a page can be exchanged for another while answers are under way', async () => {
  serveTranslations()
  const container = translate()
  const view = render(<p>Sur</p>, { container })
  await act(() => new Promise((resolve) => setTimeout(resolve, 3)))
  view.rerender(<section>Ibri</section>)
  await waitForTranslations()
  expect(container.innerHTML).toBe(`<section>${arabic('Ibri')}</section>`)
  view.unmount()
  await waitForTranslations()
  expect(container.innerHTML).toBe('')
})

test('what a person types is theirs', async () => {
  const service = serveTranslations()
  function Form() {
    const [text, setText] = useState('')
    return (
      <>
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
        <output translate="no">{text}</output>
      </>
    )
  }
  await show(<Form />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hello' } })
  await waitForTranslations()
  expect(screen.getByRole('textbox')).toHaveValue('Hello')
  expect(screen.getByRole('status')).toHaveTextContent('Hello')
  expect(service.asked).toEqual([])
})
