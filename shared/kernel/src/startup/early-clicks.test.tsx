import { act, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { readInlineScript } from '../testing/read-inline-script.ts'

const script = readInlineScript('startup/inline-early-clicks.ts')
const { documentElement: html, body } = document
let root: Root | undefined
const calls: string[] = []
const log = (call: string) => void calls.push(call)

/** Opens a page with the inline script. @param renderedLang what a page that the server rendered states */
function openPage(page: ReactElement, renderedLang: string | null = 'en'): UserEvent {
  html.lang = 'en'
  if (renderedLang !== null) html.dataset.renderedLang = renderedLang
  body.innerHTML = `<div id="early-click-status" data-en="One moment…"></div><div id="root">${renderToString(page)}</div>`
  void (0, eval)(script)
  return userEvent.setup()
}

const startHydration = (page: ReactElement) =>
  void (root = hydrateRoot(document.getElementById('root') as HTMLElement, page))

const replay = () => act(async () => window.earlyClicks?.replay())

async function hydratePage(page: ReactElement): Promise<void> {
  await act(async () => startHydration(page))
  await replay()
}

afterEach(async () => {
  act(() => root?.unmount())
  root = undefined
  body.replaceChildren()
  // Its listeners stay otherwise.
  await replay()
  delete html.dataset.renderedLang
  calls.length = 0
})

describe('a click before hydration', () => {
  const page = (
    <main>
      <button onClick={() => log('add')}>Add to Cart</button>
      <button onClick={() => log('next')}>Next</button>
      <button disabled onClick={() => log('disabled')}>
        Sold out
      </button>
      <a href="#there" onClick={() => log('link')}>
        Link
      </a>
      <details>
        <summary>More</summary>
      </details>
      <form
        aria-label="Newsletter"
        onSubmit={(event) => {
          event.preventDefault()
          log(`submit ${event.currentTarget.querySelector('input')?.value}`)
        }}
      >
        <input name="email" aria-label="Email" />
        <button>Subscribe</button>
      </form>
      <form action="/search" onSubmit={(event) => event.preventDefault()}>
        <button>Search</button>
      </form>
    </main>
  )
  const button = (name: string) => screen.getByRole('button', { name })

  test('is replayed once, however often it was clicked', async () => {
    const user = openPage(page)
    body.append(Object.assign(document.createElement('div'), { id: 'startup-notice' }))
    await user.tripleClick(button('Add to Cart'))
    expect(calls).toEqual([])
    await hydratePage(page)
    expect(calls).toEqual(['add'])
    expect(document.getElementById('startup-notice')).toBeNull()
    await user.click(button('Add to Cart'))
    expect(calls).toEqual(['add', 'add'])
  })

  test('is replayed in order, also when made by a key', async () => {
    const user = openPage(page)
    await user.click(button('Next'))
    button('Add to Cart').focus()
    await user.keyboard('{Enter}')
    await hydratePage(page)
    expect(calls).toEqual(['next', 'add'])
  })

  test('while React hydrates is replayed once', async () => {
    openPage(page)
    await act(async () => {
      startHydration(page)
      button('Add to Cart').click()
    })
    expect(calls).toEqual([])
    await replay()
    expect(calls).toEqual(['add'])
  })

  test('is noticed at once: the button fades, a live region says so, the scripts are asked for', async () => {
    const cancel = jest.fn()
    const animate = jest.fn(() => ({ cancel }))
    Object.assign(HTMLElement.prototype, { animate })
    const wanted = jest.fn()
    addEventListener('earlyclick', wanted, { once: true })
    const user = openPage(page)
    document.body.click()
    expect(wanted).not.toHaveBeenCalled()
    await user.click(button('Add to Cart'))
    expect(wanted).toHaveBeenCalledTimes(1)
    expect(animate.mock.contexts).toEqual([button('Add to Cart')])
    const status = document.getElementById('early-click-status')
    expect(status).toHaveTextContent('One moment…')
    expect(window.earlyClicks?.count()).toBe(1)
    await hydratePage(page)
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(status).toBeEmptyDOMElement()
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  })

  test('is dropped when the button is inert or gone', async () => {
    const user = openPage(page)
    for (const name of ['Add to Cart', 'Next']) {
      await user.click(button(name))
      button(name).addEventListener('click', () => log(name))
    }
    button('Next').remove()
    button('Add to Cart').setAttribute('inert', '')
    await replay()
    expect(calls).toEqual([])
  })

  describe('where the page is rendered anew', () => {
    const card = (title: string, key: number) => (
      <li key={key}>
        <h2 id={title}>{title}</h2>
        <button aria-describedby={title} onClick={() => log(title)}>
          Add to Cart
        </button>
      </li>
    )
    const form = (onSearch: (text: string) => void) => (
      <>
        <label htmlFor="search">Search</label>
        <input id="search" name="q" onChange={({ target }) => onSearch(target.value)} />
      </>
    )
    const renderAnew = async (next: ReactElement) => {
      const container = document.getElementById('root') as HTMLElement
      container.replaceChildren()
      await act(async () => void (root = createRoot(container)).render(next))
      await replay()
    }

    test('is replayed on the button with the same name and description', async () => {
      const user = openPage(<ul>{['Oak', 'Steel'].map(card)}</ul>)
      await user.click(screen.getAllByRole('button')[1] as HTMLElement)
      await renderAnew(<ul>{['Steel', 'Oak', 'Gold'].map(card)}</ul>)
      expect(calls).toEqual(['Steel'])
    })

    test('is dropped when several buttons have them, or none', async () => {
      const user = openPage(<ul>{['Oak', 'Steel'].map(card)}</ul>)
      for (const button of screen.getAllByRole('button')) await user.click(button)
      await renderAnew(<ul>{['Steel', 'Steel'].map(card)}</ul>)
      expect(calls).toEqual([])
    })

    test('keeps what was typed, and the focus', async () => {
      const user = openPage(form(log))
      await user.type(screen.getByLabelText('Search'), 'oak')
      await renderAnew(form(log))
      expect(calls).toEqual(['oak'])
      expect(screen.getByLabelText('Search')).toHaveValue('oak')
      expect(screen.getByLabelText('Search')).toHaveFocus()
    })
  })

  test('on a controlled box counts once', async () => {
    function Box({ name, checked: initial }: { name: string; checked: boolean }) {
      const [checked, setChecked] = useState(initial)
      const change = (isChecked: boolean) => {
        log(`${name} ${isChecked}`)
        setChecked(isChecked)
      }
      return (
        <label>
          <input
            type="checkbox"
            checked={checked}
            onChange={({ target }) => change(target.checked)}
          />
          {name}
        </label>
      )
    }
    const boxes = ['Oak', 'Steel', 'Gold'].map((name) => (
      <Box key={name} name={name} checked={name === 'Steel'} />
    ))
    const user = openPage(<>{boxes}</>)
    await user.click(screen.getByLabelText('Oak'))
    await user.click(screen.getByLabelText('Steel'))
    await hydratePage(<>{boxes}</>)
    expect(calls).toEqual(['Oak true', 'Steel false'])
    expect(screen.getByLabelText('Oak')).toBeChecked()
    expect(screen.getByLabelText('Steel')).not.toBeChecked()
  })

  test('submits the form of its button with what was typed', async () => {
    const user = openPage(page)
    await user.type(screen.getByLabelText('Email'), 'maha@example.com{Enter}')
    await hydratePage(page)
    expect(calls).toEqual(['submit maha@example.com'])
  })

  test('on a link, a summary or a form with an address is left to the browser', async () => {
    const user = openPage(page)
    await user.click(screen.getByRole('link'))
    expect(window.location.hash).toBe('#there')
    await user.click(screen.getByText('More'))
    expect(screen.getByRole('group')).toHaveAttribute('open')
    const submitted = jest.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submitted, { once: true })
    await user.click(button('Search'))
    expect(submitted).toHaveBeenCalledTimes(1)
    expect(window.earlyClicks?.count()).toBe(0)
  })

  test('is not kept on a page that the browser renders', async () => {
    const user = openPage(page, null)
    expect(window.earlyClicks).toBeUndefined()
    await hydratePage(page)
    await user.click(button('Add to Cart'))
    expect(calls).toEqual(['add'])
  })
})
