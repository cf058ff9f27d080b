import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { queryClient } from '@shop/kernel/http'
import { endSession, profileQuery } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useForm } from 'react-hook-form'

import { loadAccountMessages } from '../messages.generated.ts'
import { mockServices, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { loader } from './account.loader.ts'
import { FieldList, type FieldSpec } from './FieldList.tsx'
import { useAccountStorage } from './useAccountStorage.ts'

// The route loads them otherwise.
beforeAll(loadAccountMessages)

describe('AccountLayout', () => {
  const pages = [
    ['/user-account', 'Orders', 'My Orders'],
    ['/user-invoice', 'Invoice', 'Invoice'],
    ['/user-billing', 'Billing info', 'Billing info'],
    ['/user-payment', 'Payment', 'Payment'],
    ['/user-social', 'Social profile', 'Social profile'],
    ['/user-notification', 'Notifications', 'Notifications'],
    ['/user-setting', 'Settings', 'Settings'],
  ] as const

  const menu = async () => within(await screen.findByRole('navigation', { name: 'Account' }))
  const title = () => screen.findByRole('heading', { level: 1 })

  test('renders menu links to every page and to the lock screen', async () => {
    mockServices()
    openPage('/user-account')
    const links = (await menu()).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ...pages.map(([path, label]) => [path, label]),
      ['/lock-screen', 'Sign Out'],
    ])
  })

  test.each(pages)(
    'marks %s as current in the menu (%s) and sets its title, description and noindex',
    async (path, label, heading) => {
      mockServices()
      openPage(path, { token: testToken() })
      expect(await title()).toHaveTextContent(heading)
      const current = (await menu()).getAllByRole('link', { current: 'page' })
      expect(current.map(({ textContent }) => textContent)).toEqual([label])
      expect(document.title).toBe(`${heading} · Wasla`)
      const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)
      expect(meta('robots')).toHaveAttribute('content', 'noindex')
      expect(meta('description')?.getAttribute('content')?.length).toBeGreaterThan(59)
    },
  )

  test('renders the pages for visitors, with a login prompt', async () => {
    const navigation = recordNavigation()
    openPage('/user-account')
    await title()
    const panel = within(screen.getByRole('region', { name: 'Your profile' }))
    expect(panel.getByText('You are not logged in')).toBeVisible()
    const login = panel.getByRole('link', { name: 'Login' })
    expect(login).toHaveAttribute(
      'href',
      expect.stringContaining('http://portal.test/portal/login'),
    )
    expect(navigation.addresses).toEqual([])
  })

  test('redirects visitors of the settings to the portal and renders nothing', async () => {
    const navigation = recordNavigation()
    const { router } = openPage('/user-setting')
    await act(() => Promise.resolve())
    expect(navigation.addresses).toEqual([
      expect.stringMatching(
        /^http:\/\/portal\.test\/portal\/login\?.*user-setting%3Flogin_state%3D\w+$/,
      ),
    ])
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    router.dispose()
  })

  test('keeps the profile panel mounted across pages', async () => {
    const sent = mockServices()
    const { user } = openPage('/user-account', { token: testToken() })
    const name = await screen.findByText('Maha Al Balushi')
    await user.click((await menu()).getByRole('link', { name: 'Notifications' }))
    expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect(name).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('scrolls the menu to the current item on a phone', async () => {
    const scroll = { clientWidth: 300, scrollWidth: 900 }
    const restore = [
      ...Object.entries(scroll).map(([name, value]) =>
        jest.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(value),
      ),
      jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500),
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100),
    ]
    openPage('/user-social')
    const line = await screen.findByRole('navigation', { name: 'Account' })
    expect(line.scrollLeft).toBe(400)
    restore.forEach((spy) => spy.mockRestore())
  })

  test('removes the profile but keeps the page on a logout in another tab', async () => {
    mockServices()
    openPage('/user-account', { token: testToken() })
    expect(await screen.findByText('Maha Al Balushi')).toBeVisible()
    localStorage.removeItem(storageKeys.token)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token })))
    expect(screen.queryByText('Maha Al Balushi')).not.toBeInTheDocument()
    expect(screen.getByText('You are not logged in')).toBeVisible()
    expect(screen.getByRole('table', { name: 'My Orders' })).toBeVisible()
  })
})

describe('FieldList', () => {
  interface Range {
    min: string
    max: string
  }

  const fields: FieldSpec<Range>[] = [
    { name: 'min', rules: { missing: isFilled }, deps: ['max'], maxLength: 3, wide: true },
    {
      name: 'max',
      rules: { missing: (max, { min }) => Number(max) >= Number(min) },
      kind: 'textarea',
    },
  ]

  function RangeForm() {
    const form = useForm<Range>({ defaultValues: { min: '', max: '' }, mode: 'onTouched' })
    return (
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <FieldList
          form={form}
          fields={fields}
          label={(name) => `The ${name}`}
          hint={(name) => (name === 'max' ? 'Not less' : undefined)}
        />
        <button type="submit">Send</button>
      </form>
    )
  }

  function renderForm() {
    const { user } = renderUi(<RangeForm />)
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    return { user, min: field('The min'), max: field('The max') }
  }

  test('renders each field with its label, hint, limit and required mark', () => {
    const { min, max } = renderForm()
    expect(min).toBeRequired()
    expect(min).toHaveAttribute('maxlength', '3')
    expect(min).not.toHaveAccessibleDescription()
    expect(max.localName).toBe('textarea')
    expect(max).toHaveAccessibleDescription('Not less')
  })

  test('renders the error of a field once it is left', async () => {
    const { user, min } = renderForm()
    await user.click(min)
    expect(min).toBeValid()
    await user.tab()
    expect(min).toHaveAccessibleDescription('The min is required.')
    await user.type(min, '1')
    expect(min).toBeValid()
  })

  test('does not validate dependent fields before the form is submitted', async () => {
    const { user, min, max } = renderForm()
    await user.type(min, '5')
    await user.tab()
    expect(max).toBeValid()
  })

  test('validates dependent fields once the form is submitted', async () => {
    const { user, min, max } = renderForm()
    await user.type(min, '5')
    await user.type(max, '4')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(max).toHaveAccessibleDescription('Not less The max is required.')
    expect(max).toHaveFocus()
    await user.clear(min)
    await user.type(min, '3')
    expect(max).toBeValid()
  })
})

describe('useAccountStorage', () => {
  function Counter() {
    const [stored, update] = useAccountStorage('count')
    return (
      <>
        <output>{stored ?? 'none'}</output>
        <button onClick={() => update((text) => String(Number(text ?? 0) + 1))}>Add</button>
      </>
    )
  }

  const shown = () => screen.getByRole('status').textContent

  test('stores values per member and for visitors', async () => {
    const { user } = renderUi(<Counter />, { token: testToken() })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(shown()).toBe('1')
    act(endSession)
    expect(shown()).toBe('none')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(safeLocalStorage.read('account.count:visitor')).toBe('2')
    expect(safeLocalStorage.read('account.count:member-1')).toBe('1')
  })

  test('returns the stored value of the signed-in member', async () => {
    localStorage.setItem('account.count:member-1', '7')
    localStorage.setItem('account.count:member-2', '9')
    renderUi(<Counter />, { token: testToken({ _id: 'member-2' }) })
    expect(shown()).toBe('9')
  })
})

describe('loader', () => {
  test('starts the profile request without waiting for it', async () => {
    const answer = deferred()
    const requestedIds: unknown[] = []
    mockServices(
      http.get(urls.profile, async ({ params }) => {
        requestedIds.push(params.userId)
        await answer.promise
        return HttpResponse.json({ data: buildProfile() })
      }),
    )
    setUpBrowser({ token: testToken() })
    expect(loader()).toBeNull()
    const { queryKey } = profileQuery('member-1')
    expect(queryClient.getQueryData(queryKey)).toBeUndefined()
    await waitFor(() => expect(requestedIds).toEqual(['member-1']))
    answer.resolve()
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(buildProfile()))
  })

  test('requests no profile without a session', () => {
    setUpBrowser()
    expect(loader()).toBeNull()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
