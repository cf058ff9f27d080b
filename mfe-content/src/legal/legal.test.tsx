import {
  cookieNames,
  sessionStorageKeys,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { formSchema } from '@shop/contracts/wire/form.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { type Consent, parseConsent } from './ConsentForm.tsx'
import { documents } from './documents.ts'

describe('LegalPage', () => {
  const open = (at: string, lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

  const findConsentForm = async () =>
    within(await screen.findByRole('region', { name: 'Your answer' }))

  const pages = [
    ['/terms', 'Terms and Conditions', 'terms'],
    ['/privacy', 'Privacy Policy', 'privacy'],
  ] as const

  test.each(pages)(
    'renders text and contents at %s, and says once that it is a sample',
    async (...page) => {
      const [at, title, name] = page
      open(at)
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      const updated = screen.getByText(/^Sample text, last updated/)
      expect(updated.querySelector('time')).toHaveAttribute('datetime', documents[name].version)
      const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
        'link',
      )
      expect(links).toHaveLength(documents[name].sections.length + 1)
      links.forEach((link) => {
        const id = link.getAttribute('href')?.split('#')[1] ?? ''
        expect(document.getElementById(id)).toHaveTextContent(link.textContent)
      })
    },
  )

  test.each(pages)('renders questions at %s, the first one open', async (at, _, name) => {
    open(at)
    const section = await screen.findByRole('region', { name: 'Questions and answers' })
    const items = Array.from(section.querySelectorAll('details'))
    expect(items).toHaveLength(documents[name].questions.length)
    expect(items.map((item) => item.open)).toEqual(items.map((_, index) => index === 0))
  })

  test('marks the section of the hash', async () => {
    open('/terms#terms.delivery')
    const marked = await screen.findByRole('link', { name: 'Delivery and returns' })
    expect(marked).toHaveAttribute('aria-current', 'location')
    expect(document.querySelectorAll('nav [aria-current=location]')).toHaveLength(1)
  })

  test('leads from the terms to the licenses of the software in use, a text beside the shop', async () => {
    open('/terms', 'ar')
    const link = await screen.findByRole('link', { name: /^تراخيص البرمجيات/ })
    expect(link).toHaveAttribute('href', '/licenses.txt')
  })

  test('redirects /page-terms to the terms', async () => {
    const { router } = open('/page-terms')
    await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })
    expect(router.state.location.pathname).toBe('/terms')
  })

  test('explains every key that the browser keeps', async () => {
    open('/privacy')
    await screen.findByRole('heading', { level: 1 })
    const keys = [storageKeys, sessionStorageKeys, cookieNames].flatMap((names) =>
      Object.values<string>(names),
    )
    const listed = screen.getAllByRole('term').map((term) => term.textContent)
    expect(listed.map((key) => key.replace('…', ''))).toEqual(keys)
    const purposes = screen.getAllByRole('definition').map((purpose) => purpose.textContent)
    expect(purposes).toHaveLength(keys.length)
    // A message that is missing is shown as its id.
    expect(purposes.filter((purpose) => /^browser\./.test(purpose))).toEqual([])
  })

  test('prints the page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = open('/terms')
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  test('shows, stores and changes an answer', async () => {
    const { user, unmount } = open('/terms')
    const form = await findConsentForm()
    expect(form.getByRole('status')).toBeEmptyDOMElement()
    await user.click(form.getByRole('button', { name: 'Accept' }))
    expect(form.getByRole('status')).toHaveTextContent(/You accepted this text on .*20\d\d/)
    const stored = JSON.parse(localStorage.getItem('consent.terms') ?? '') as Consent
    expect(stored).toMatchObject({ answer: 'accepted', version: documents.terms.version })
    expect(new Date(stored.date).toISOString()).toBe(stored.date)
    unmount()

    open('/terms')
    const reopened = await findConsentForm()
    expect(reopened.getByRole('status')).toHaveTextContent(/You accepted/)
    expect(reopened.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(reopened.getByRole('button', { name: 'Decline' }))
    expect(reopened.getByRole('status')).toHaveTextContent(/You declined/)
    expect(reopened.getByRole('button', { name: 'Accept' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })

  test('sends an answer where the backend takes forms, and says so', async () => {
    setConfig({ ...testConfig, formsUrl: mainUrl('/forms') })
    const received: unknown[] = []
    let status = 200
    server.use(
      http.post(mainUrl('/forms'), async ({ request }) => {
        received.push(await request.json())
        return HttpResponse.json({}, { status })
      }),
    )
    const { user } = open('/terms')
    const form = await findConsentForm()
    expect(form.getByText(/and sent to the shop/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(received).toHaveLength(1))
    expect(received).toMatchObject([
      {
        kind: 'consent',
        fields: { document: 'terms', version: documents.terms.version, choice: 'accepted' },
      },
    ])
    expect(formSchema.safeParse(received[0]).success).toBe(true)
    status = 500
    await user.click(form.getByRole('button', { name: 'Decline' }))
    expect(await form.findByText(/did not reach the shop/)).toBeVisible()
    expectConsole()
  })

  test('says of an answer that is not sent that it stays in the browser', async () => {
    setConfig(testConfig)
    open('/privacy')
    expect(
      (await findConsentForm()).getByText(/^Your answer is kept in this browser\. /),
    ).toBeVisible()
  })

  test('stores an answer per document', async () => {
    const { user, router } = open('/terms')
    await user.click((await findConsentForm()).getByRole('button', { name: 'Accept' }))
    await act(() => router.navigate('/privacy'))
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
    expect((await findConsentForm()).getByRole('status')).toBeEmptyDOMElement()
  })

  test('marks an answer to an earlier version as outdated, also from another tab', async () => {
    open('/terms')
    const form = await findConsentForm()
    const old = { answer: 'accepted', version: '2020-01-01', date: '2020-02-03T10:00:00Z' }
    localStorage.setItem('consent.terms', JSON.stringify(old))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent.terms' })))
    expect(form.getByRole('status')).toHaveTextContent(/has changed since you answered/)
    expect(form.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'false')
    expect(form.getByRole('status').querySelector('time')).toHaveAttribute('datetime', old.date)
  })
})

const consent: Consent = {
  answer: 'accepted',
  version: '2025-09-01',
  date: '2025-10-02T08:00:00.000Z',
}

describe('parseConsent', () => {
  test('returns a stored answer', () => {
    expect(parseConsent(JSON.stringify(consent))).toEqual(consent)
  })

  test.each([
    null,
    '',
    'null',
    '[]',
    '"accepted"',
    '{',
    JSON.stringify({ ...consent, answer: 'perhaps' }),
    JSON.stringify({ ...consent, version: 1 }),
    JSON.stringify({ ...consent, date: 'yesterday' }),
  ])('returns null for %j', (stored) => expect(parseConsent(stored)).toBeNull())
})
