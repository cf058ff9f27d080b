import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { mockServices } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'

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

describe('AvatarPicker', () => {
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
    expect(screen.getByText('MA')).toBeVisible()
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
    await choose(png('me.png'))
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
