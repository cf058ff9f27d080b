import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'

import { mockServices, urls } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'

describe('ProfilePanel', () => {
  const openAccount = (lang: 'en' | 'ar' = 'en') =>
    openPage('/user-notification', { token: testToken(), lang })

  const panel = async () => within(await screen.findByRole('region', { name: 'Your profile' }))

  test('renders the name, the e-mail address and the initials', async () => {
    mockServices()
    openAccount()
    const { findByText, getByText } = await panel()
    expect(await findByText('Maha Al Balushi')).toBeVisible()
    expect(getByText('maha@example.com')).toBeVisible()
    expect(getByText('MB')).toBeVisible()
  })

  test('renders the avatar, and the initials when it fails to load', async () => {
    const avatar = 'http://api.test/media/avatar-01-320.webp?widths=160,320'
    mockServices(
      http.get(urls.profile, () => HttpResponse.json({ data: buildProfile({ avatar }) })),
    )
    openAccount()
    const name = await screen.findByText('Maha Al Balushi')
    const picture = name.closest('section')?.querySelector('img')
    expect(picture).toHaveAttribute('src', 'http://api.test/media/avatar-01-320.webp')
    expect(screen.queryByText('MB')).not.toBeInTheDocument()
    act(() => void picture?.dispatchEvent(new Event('error')))
    expect(screen.getByText('MB')).toBeVisible()
  })

  test('renders a loading status without blocking the page', async () => {
    const response = deferred()
    mockServices(
      http.get(urls.profile, async () => {
        await response.promise
        return HttpResponse.json({ data: buildProfile() })
      }),
    )
    openAccount()
    expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect((await panel()).getByRole('status')).toHaveTextContent('Loading your profile')
    response.resolve()
    expect(await screen.findByText('Maha Al Balushi')).toBeVisible()
    expect((await panel()).queryByRole('status')).not.toBeInTheDocument()
  })

  describe('when the request fails', () => {
    test('renders the server’s message and retries on request', async () => {
      let broken = true
      mockServices(
        http.get(urls.profile, () =>
          broken
            ? HttpResponse.json({ data: { message: 'Profiles are resting' } }, { status: 503 })
            : HttpResponse.json({ data: buildProfile() }),
        ),
      )
      const { user } = openAccount()
      const { findByRole, getByRole } = await panel()
      expect(await findByRole('alert')).toHaveTextContent('Profiles are resting')
      broken = false
      await user.click(getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('Maha Al Balushi')).toBeVisible()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    test('renders the error’s message when the server sent none', async () => {
      mockServices(http.get(urls.profile, () => HttpResponse.error()))
      openAccount()
      expect(await (await panel()).findByRole('alert')).toHaveTextContent('Network Error')
      expect(screen.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    })

    test('renders an error when the response is invalid', async () => {
      mockServices(http.get(urls.profile, () => HttpResponse.json({ data: { name: 'Maha' } })))
      openAccount()
      expect(await (await panel()).findByRole('alert')).toHaveTextContent(
        'Your details arrived in a form that we could not read.',
      )
      expect(expectConsole()).toHaveLength(1)
    })

    test('ends the session and redirects to the login on 401', async () => {
      const navigation = recordNavigation()
      mockServices(http.get(urls.profile, () => HttpResponse.json({}, { status: 401 })))
      openAccount()
      expect(await (await panel()).findByText('You are not logged in')).toBeVisible()
      expect(localStorage.getItem(storageKeys.token)).toBeNull()
      expect(navigation.addresses).toEqual([
        expect.stringContaining('http://portal.test/portal/login'),
      ])
    })
  })

  test('renders the new member when another one signs in in another tab', async () => {
    mockServices(
      http.get(urls.profile, ({ params }) =>
        HttpResponse.json({
          data: buildProfile({ _id: String(params.userId), firstName: String(params.userId) }),
        }),
      ),
    )
    openAccount()
    expect(await screen.findByText('member-1 Al Balushi')).toBeVisible()
    localStorage.setItem(storageKeys.token, testToken({ _id: 'member-2' }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token })))
    expect(await screen.findByText('member-2 Al Balushi')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('member-1 Al Balushi')).not.toBeInTheDocument())
  })

  test('renders in Arabic', async () => {
    mockServices(http.get(urls.profile, () => HttpResponse.error()))
    openAccount('ar')
    const region = await screen.findByRole('region', { name: 'ملفك الشخصي' })
    expect(await within(region).findByRole('button', { name: 'إعادة المحاولة' })).toBeVisible()
  })
})

describe('AvatarPicker', () => {
  // jsdom has no object URLs.
  const created: string[] = []
  const revoked: string[] = []

  beforeEach(() => {
    created.length = 0
    revoked.length = 0
    URL.createObjectURL = () => {
      created.push(`blob:preview-${created.length + 1}`)
      return created.at(-1) ?? ''
    }
    URL.revokeObjectURL = (url) => void revoked.push(url)
  })

  const png = (name: string, size = 10) =>
    new File([new Uint8Array(size)], name, { type: 'image/png' })

  // Browsers allow files that `accept` excludes.
  const user = userEvent.setup({ applyAccept: false })

  async function openPicker(lang: 'en' | 'ar' = 'en') {
    mockServices()
    const page = openPage('/user-account', { token: testToken(), lang })
    const label = lang === 'en' ? 'Choose a new avatar' : 'اختيار صورة شخصية جديدة'
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    return { ...page, choose: (file: File) => user.upload(field, file), field }
  }

  const picture = () => document.querySelector('img[src^="blob:"]')

  test('renders the selected picture with a note that it is a preview', async () => {
    const { choose, field } = await openPicker()
    expect(field).toHaveAttribute('accept', expect.stringContaining('image/png'))
    await choose(png('me.png'))
    expect(picture()).toHaveAttribute('src', 'blob:preview-1')
    expect(screen.getByText(/Preview only: .*is not uploaded/)).toBeVisible()
    expect(revoked).toEqual([])
  })

  test('keeps the preview across account pages', async () => {
    const { choose } = await openPicker()
    await choose(png('me.png'))
    await user.click(screen.getByRole('link', { name: 'Payment' }))
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible()
    expect(picture()).toHaveAttribute('src', 'blob:preview-1')
  })

  test('revokes the object URL of each replaced, removed or unmounted preview', async () => {
    const { choose, unmount } = await openPicker()
    await choose(png('one.png'))
    await choose(png('two.png'))
    expect(picture()).toHaveAttribute('src', 'blob:preview-2')
    expect(revoked).toEqual(['blob:preview-1'])
    await user.click(screen.getByRole('button', { name: 'Remove preview' }))
    expect(picture()).toBeNull()
    expect(screen.getByText('MB')).toBeVisible()
    expect(revoked).toEqual(['blob:preview-1', 'blob:preview-2'])
    await choose(png('three.png'))
    unmount()
    expect(revoked).toEqual(created)
  })

  test('rejects unsupported types and too large files with an error', async () => {
    const { choose } = await openPicker()
    await choose(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
    expect(screen.getByRole('alert')).toHaveTextContent('JPEG, PNG, WebP, AVIF or GIF')
    await choose(png('big.png', 2 * 1024 * 1024 + 1))
    expect(screen.getByRole('alert')).toHaveTextContent('2 MB at most')
    expect(created).toEqual([])
    await choose(png('me.png', 2 * 1024 * 1024))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('renders an error when the file cannot be decoded', async () => {
    const { choose } = await openPicker()
    await choose(png('broken.png'))
    act(() => void picture()?.dispatchEvent(new Event('error')))
    expect(screen.getByRole('alert')).toHaveTextContent('could not be shown as a picture')
    expect(picture()).toBeNull()
    expect(revoked).toEqual(['blob:preview-1'])
  })

  test('renders in Arabic', async () => {
    const { choose } = await openPicker('ar')
    await choose(png('big.png', 3 * 1024 * 1024))
    expect(screen.getByRole('alert')).toHaveTextContent('2 ميغابايت')
    await choose(png('me.png'))
    expect(screen.getByRole('button', { name: 'إزالة المعاينة' })).toBeVisible()
  })
})
