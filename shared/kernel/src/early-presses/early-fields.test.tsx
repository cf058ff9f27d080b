import { act, screen } from '@testing-library/react'
import { useState } from 'react'

import {
  calls,
  closePage,
  container,
  hydrate,
  log,
  openPage,
  renderAnew,
} from './testing/early-page.ts'

afterEach(closePage)

describe('what is typed before hydration', () => {
  function Form({ action }: { action?: string }) {
    const [email, setEmail] = useState('')
    const [size, setSize] = useState('s')
    const [agreed, setAgreed] = useState(false)
    return (
      <form
        {...(action === undefined ? {} : { action })}
        onSubmit={(event) => {
          event.preventDefault()
          log(`submit ${email} ${size} ${agreed}`)
        }}
      >
        <input aria-label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <textarea aria-label="Note" defaultValue="" onChange={({ target }) => log(target.value)} />
        <select aria-label="Size" value={size} onChange={({ target }) => setSize(target.value)}>
          <option>s</option>
          <option>m</option>
        </select>
        <input
          type="checkbox"
          aria-label="Agreed"
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <input type="radio" name="way" aria-label="Post" onChange={() => log('post')} />
        <button type="submit">Send</button>
      </form>
    )
  }

  test.each([
    ['hydrated', hydrate],
    ['rendered anew', renderAnew],
  ])('reaches the state of fields, controlled or not, when the page is %s', async (_, start) => {
    const user = openPage(<Form />)
    await user.type(screen.getByLabelText('Email'), 'maha@x.om')
    await user.type(screen.getByLabelText('Note'), 'Hi')
    await user.selectOptions(screen.getByLabelText('Size'), 'm')
    await user.click(screen.getByLabelText('Agreed'))
    await user.click(screen.getByLabelText('Post'))
    await user.click(screen.getByRole('button'))
    expect(calls).toEqual([])
    await start(<Form />)
    expect(calls).toEqual(['Hi', 'post', 'submit maha@x.om m true'])
    expect(screen.getByLabelText('Email')).toHaveValue('maha@x.om')
    expect(screen.getByLabelText('Note')).toHaveValue('Hi')
    expect(screen.getByLabelText('Agreed')).toBeChecked()
    await user.type(screen.getByLabelText('Email'), 'x')
    expect(screen.getByLabelText('Email')).toHaveValue('maha@x.omx')
  })

  test('may be nothing: a field that was emptied stays empty', async () => {
    const page = <input defaultValue="Muscat" onChange={({ target }) => log(`=${target.value}`)} />
    const user = openPage(page)
    await user.clear(screen.getByRole('textbox'))
    await hydrate(page)
    expect(screen.getByRole('textbox')).toHaveValue('')
    expect(calls).toEqual(['='])
  })

  test('keeps focus and caret', async () => {
    const user = openPage(<Form />)
    const field = screen.getByLabelText<HTMLInputElement>('Email')
    await user.type(field, 'abc')
    field.setSelectionRange(1, 1)
    await hydrate(<Form />)
    expect(screen.getByLabelText('Email')).toBe(field)
    expect(field).toHaveFocus()
    expect(field.selectionStart).toBe(1)
  })

  test('is told that it has the focus', async () => {
    const page = <input aria-label="Search" onFocus={() => void calls.push('focus')} />
    openPage(page)
    screen.getByLabelText('Search').focus()
    await hydrate(page)
    expect(calls).toEqual(['focus'])
  })

  test('is left to an input method until its word is done', async () => {
    openPage(<Form />)
    const field = screen.getByLabelText<HTMLInputElement>('Email')
    field.focus()
    field.value = 'مر'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    await hydrate(<Form />)
    const set = jest.spyOn(field, 'value', 'set')
    expect(set).not.toHaveBeenCalled()
    act(() => void field.dispatchEvent(new CompositionEvent('compositionend')))
    expect(set).toHaveBeenCalled()
    act(() => screen.getByRole('button').click())
    expect(calls).toEqual(['submit مر s false'])
  })

  test('is submitted once by Enter in a form without a button', async () => {
    const page = (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          log('submit')
        }}
      >
        <input />
      </form>
    )
    const user = openPage(page)
    await user.type(screen.getByRole('textbox'), 'x{Enter}{Enter}')
    expect(calls).toEqual([])
    await hydrate(page)
    expect(calls).toEqual(['submit'])
  })

  test('is sent by the browser itself from a form with an address', async () => {
    const user = openPage(<Form action="/search" />)
    const submitted = jest.fn((event: Event) => event.preventDefault())
    container().addEventListener('submit', submitted)
    await user.click(screen.getByRole('button'))
    expect(submitted).toHaveBeenCalledTimes(1)
    await hydrate(<Form action="/search" />)
    expect(calls).toEqual([])
  })
})
