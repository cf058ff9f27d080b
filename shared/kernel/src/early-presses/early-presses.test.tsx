import { act, screen } from '@testing-library/react'

import { replayEarlyPresses } from './replay-early-presses.ts'
import {
  calls,
  closePage,
  hydrate,
  log,
  openPage,
  renderAnew,
  startHydration,
} from './testing/early-page.ts'

afterEach(closePage)

describe('a press before hydration', () => {
  const page = (
    <main>
      <button onClick={() => log('add')}>Add to Cart</button>
      <button data-early-press="each" onClick={() => log('next')}>
        Next
      </button>
      <button disabled onClick={() => log('disabled')}>
        Sold out
      </button>
      <span role="button" tabIndex={0} onClick={() => log('role')} onKeyUp={() => log('key')}>
        Open
      </span>
      <a href="#there" onClick={() => log('link')}>
        Link
      </a>
      <details>
        <summary>More</summary>
      </details>
    </main>
  )
  const button = (name: string) => screen.getByRole('button', { name })

  test('is replayed once, however often the person pressed', async () => {
    const user = openPage(page)
    await user.tripleClick(button('Add to Cart'))
    expect(calls).toEqual([])
    await hydrate(page)
    expect(calls).toEqual(['add'])
    await user.click(button('Add to Cart'))
    expect(calls).toEqual(['add', 'add'])
  })

  test('counts each time on a button that says so, up to 20 presses', async () => {
    const user = openPage(page)
    await user.click(button('Next'))
    await user.click(button('Next'))
    await hydrate(page)
    expect(calls).toEqual(['next', 'next'])

    calls.length = 0
    openPage(page)
    Array.from({ length: 30 }, () => button('Next').click())
    await hydrate(page)
    expect(calls).toHaveLength(20)
  })

  test('is replayed in order when made by keys', async () => {
    const user = openPage(page)
    button('Open').focus()
    await user.keyboard(' ')
    button('Add to Cart').focus()
    await user.keyboard('{Enter}')
    await hydrate(page)
    expect(calls.filter((call) => call !== 'key')).toEqual(['role', 'add'])
    expect(button('Add to Cart')).toHaveFocus()
  })

  test('while React hydrates is replayed once', async () => {
    const user = openPage(page)
    await act(async () => {
      startHydration(page)
      button('Add to Cart').click()
    })
    expect(calls).toEqual([])
    await act(async () => replayEarlyPresses())
    expect(calls).toEqual(['add'])
    await user.click(button('Add to Cart'))
    expect(calls).toHaveLength(2)
  })

  test('is felt at once: the button fades, a live region says so', async () => {
    const cancel = jest.fn()
    const animate = jest.fn(() => ({ cancel }))
    Object.assign(HTMLElement.prototype, { animate })
    const user = openPage(page)
    await user.click(button('Add to Cart'))
    expect(animate.mock.contexts).toEqual([button('Add to Cart')])
    const status = document.getElementById('press-status')
    expect(status).toHaveTextContent('One moment…')
    await hydrate(page)
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(status).toBeEmptyDOMElement()
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  })

  test('asks for the scripts', async () => {
    const wanted = jest.fn()
    addEventListener('earlypress', wanted, { once: true })
    const user = openPage(page)
    document.body.click()
    expect(wanted).not.toHaveBeenCalled()
    await user.click(button('Add to Cart'))
    expect(wanted).toHaveBeenCalledTimes(1)
  })

  test('is forgotten when the element is disabled or gone', async () => {
    const user = openPage(page)
    await user.click(button('Add to Cart'))
    await user.click(button('Next'))
    button('Next').remove()
    button('Add to Cart').setAttribute('inert', '')
    await act(async () => replayEarlyPresses())
    expect(calls).toEqual([])
  })

  test('on a link or a summary is left to the browser', async () => {
    const user = openPage(page)
    await user.click(screen.getByRole('link'))
    expect(window.location.hash).toBe('#there')
    await user.click(screen.getByText('More'))
    expect(screen.getByRole('group')).toHaveAttribute('open')
    expect(window.earlyPresses?.presses).toEqual([])
  })

  test('finds its button when the page is rendered anew', async () => {
    const two = (
      <main>
        <button onClick={() => log('first')}>Same</button>
        <button onClick={() => log('second')}>Same</button>
        <button onClick={() => log('gone')}>Old</button>
      </main>
    )
    const anew = (
      <main>
        <p>A notice</p>
        <button onClick={() => log('first')}>Same</button>
        <button onClick={() => log('second')}>Same</button>
        <button onClick={() => log('other')}>Another</button>
      </main>
    )
    const user = openPage(two)
    await user.click(screen.getByText('Old'))
    await user.click(screen.getAllByText('Same')[1] as HTMLElement)
    await renderAnew(anew)
    expect(calls).toEqual(['second'])
    expect(screen.getAllByText('Same')[1]).toHaveFocus()
  })

  test('is not kept on a page that the browser renders', async () => {
    const user = openPage(<p />, null)
    expect(window.earlyPresses).toBeUndefined()
    await renderAnew(page)
    await user.click(button('Add to Cart'))
    expect(calls).toEqual(['add'])
  })
})
