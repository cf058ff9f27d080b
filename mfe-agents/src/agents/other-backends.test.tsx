import { expectConsole } from '@shop/testing/console.ts'
import { buildAgent } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.tsx'

function open(body: JsonBodyType, lang: 'en' | 'ar' = 'en') {
  server.use(http.get(mainUrl('/users'), () => HttpResponse.json(body)))
  return renderRoutes(routes, { at: '/agents', lang })
}

/** What a backend may send for an agent of whom it knows nothing. */
const unknownAgent = {
  _id: 42,
  firstName: null,
  lastName: '',
  avatar: null,
  bannerBg: '',
  location: { country: null, city: '', state: null, zipCode: null },
  phone: { dialCode: 968, fullNumber: null },
  jobInformation: null,
  socialMediaLinks: null,
  __v: 0,
}

describe('AgentsPage with the data of another backend', () => {
  test.each(['en', 'ar'] as const)('renders placeholders, in %s', async (lang) => {
    const { container } = open({ results: [unknownAgent] }, lang)
    const name = await screen.findByRole('heading', { level: 3, name: '-- --' })
    const card = within(name.closest('li') as HTMLElement)
    // Country, phone and address.
    expect(card.getAllByText('--')).toHaveLength(3)
    expect(card.queryByRole('link')).toBeNull()
    expect(container.querySelectorAll('li img')).toHaveLength(0)
    expect(container).not.toHaveTextContent(/null|undefined|NaN|\[object/)
  })

  test('keeps the other agents and reports the one that it leaves out', async () => {
    const results = [buildAgent(), { firstName: 'Nobody' }, unknownAgent]
    open({ results, paginate: { totalCount: '3', totalPage: '1' } })
    expect(await screen.findByText('3 ambassadors')).toBeVisible()
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Salma Al Harthy', '-- --'])
    expect(expectConsole()).toEqual([expect.stringContaining('A list lost its row number 2: _id')])
  })

  test('reads numbers, and a phone number without parts', async () => {
    const location = { ...buildAgent().location, zipCode: 112 }
    open({ results: [{ ...buildAgent(), location, phone: 96_890_000_000 }] })
    expect(await screen.findByText('112, Muscat, Muscat, Oman')).toBeVisible()
    expect(screen.getByRole('link', { name: '96890000000' })).toHaveAttribute(
      'href',
      'tel:96890000000',
    )
  })

  test('renders the empty state for null', async () => {
    open({ results: null, paginate: null })
    expect(await screen.findByText('There is no agents available')).toBeVisible()
  })
})
