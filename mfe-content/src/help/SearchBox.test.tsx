import { renderRoutes } from '@shop/testing/render.tsx'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'

import { load } from './messages.ts'
import { SearchBox } from './SearchBox.tsx'

/** The box with a button that changes the query from outside, and an output of the last reported query. */
function Beside() {
  const [query, setQuery] = useState('first')
  return (
    <>
      <SearchBox query={query} onQuery={setQuery} />
      <button onClick={() => setQuery('outside')}>Set</button>
      <output>{query}</output>
    </>
  )
}

const open = () => renderRoutes([{ path: '/', loader: load, Component: Beside }], { at: '/' })
const box = () => screen.findByRole('searchbox', { name: 'Search help topics' })

describe('SearchBox', () => {
  test('starts with the query and reports each change', async () => {
    const { user } = open()
    expect(await box()).toHaveValue('first')
    await user.type(await box(), '!')
    expect(screen.getByRole('status')).toHaveTextContent('first!')
  })

  test('updates when the query changes from outside', async () => {
    const { user } = open()
    await box()
    await user.click(screen.getByRole('button', { name: 'Set' }))
    expect(await box()).toHaveValue('outside')
  })

  test('ignores a query from outside while it has the focus', async () => {
    const { user } = open()
    await user.type(await box(), ' more')
    // Does not move the focus, like a late URL update.
    fireEvent.click(screen.getByRole('button', { name: 'Set' }))
    expect(screen.getByRole('status')).toHaveTextContent('outside')
    expect(await box()).toHaveValue('first more')
  })

  test('prevents the form from being submitted', async () => {
    open()
    await box()
    const form = screen.getByRole('search')
    const submit = createEvent.submit(form)
    fireEvent(form, submit)
    expect(submit.defaultPrevented).toBe(true)
  })
})
