import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildRemote } from '../testing/open-shop.tsx'
import { LazyOverrideTools } from './LazyOverrideTools.tsx'
import { applyOverrides } from './override-state.ts'

const live = [buildRemote('mfe-catalog', ['/shop']), buildRemote('mfe-agents', ['/agents'])]
const dev = 'http://localhost:3101'

beforeEach(() => {
  server.use(
    http.get('*/versions.json', () =>
      HttpResponse.json({ 'mfe-catalog': ['2.0.0', '1.0.0'], 'mfe-agents': ['1.0.0'] }),
    ),
    http.get('*/mfe-catalog/2.0.0/remote.json', () =>
      HttpResponse.json({ name: 'mfe-catalog', kernel: '^1.0.0', entry: 'e.js', paths: ['/shop'] }),
    ),
  )
})
afterEach(() => {
  setConfig(testConfig)
  window.history.replaceState(null, '', '/')
})

async function openAt(address: string, lang: 'en' | 'ar' = 'en') {
  window.history.replaceState(null, '', address)
  await applyOverrides(live)
  return renderUi(<LazyOverrideTools />, { lang })
}

const shortcut = '{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}'
const catalog = () => screen.findByRole('combobox', { name: 'mfe-catalog' })

describe('LazyOverrideTools', () => {
  test('renders nothing without overrides', async () => {
    await openAt('/')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('opens and closes the dialog by the keyboard shortcut', async () => {
    const { user } = await openAt('/')
    await user.keyboard(shortcut)
    const panel = await screen.findByRole('dialog', { name: 'Releases in this tab' })
    expect(within(panel).getAllByRole('combobox')).toHaveLength(2)
    expect(await catalog()).toHaveDisplayValue('Live: 1.0.0')
    await user.keyboard(shortcut)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('persists a chosen version for the tab and reloads', async () => {
    const navigation = recordNavigation()
    const { user } = await openAt('/')
    await user.keyboard(shortcut)
    await screen.findByRole('option', { name: '2.0.0' })
    await user.selectOptions(await catalog(), '2.0.0')
    await user.click(screen.getByRole('button', { name: 'Apply and reload' }))
    expect(sessionStorage.getItem('overrides')).toBe('mfe-catalog@2.0.0')
    expect(navigation.reloads).toBe(1)
  })

  test('offers the versions of the shell, of which only the site has addresses', async () => {
    setConfig({ ...testConfig, overrideOrigins: [dev] })
    document.documentElement.dataset.folder = '/shell/1.0.0/'
    server.use(http.get('*/versions.json', () => HttpResponse.json({ shell: ['2.0.0', '1.0.0'] })))
    const navigation = recordNavigation()
    const { user } = await openAt('/')
    await user.keyboard(shortcut)
    const shell = await screen.findByRole('combobox', { name: 'shell' })
    expect(shell).toHaveDisplayValue('Live: 1.0.0')
    expect(within(shell).getAllByRole('option')).toHaveLength(3)
    await user.selectOptions(shell, '2.0.0')
    await user.click(screen.getByRole('button', { name: 'Apply and reload' }))
    expect(sessionStorage.getItem('overrides')).toBe('shell@2.0.0')
    expect(navigation.reloads).toBe(1)
    delete document.documentElement.dataset.folder
  })

  test('renders a badge while a release is overridden, and resets all', async () => {
    const navigation = recordNavigation()
    const { user } = await openAt('/?mf=mfe-catalog@2.0.0')
    await user.click(await screen.findByRole('button', { name: '1 release overridden' }))
    expect(await catalog()).toHaveDisplayValue('2.0.0')
    await user.click(screen.getByRole('button', { name: 'Reset all' }))
    expect(sessionStorage.getItem('overrides')).toBeNull()
    expect(navigation.reloads).toBe(1)
  })

  test('lists a rejected override with the reason', async () => {
    const { user } = await openAt('/?mf=mfe-catalog@http://evil.test')
    await user.click(await screen.findByRole('button', { name: '0 releases overridden' }))
    expect(screen.getByText(/^mfe-catalog: http:\/\/evil.test\/ is not an address/)).toBeVisible()
  })

  test.each([
    ['en', '0 releases overridden', /^mfe-catalog: Only testers may run a release/],
    ['ar', 'لا إصدارات بديلة', /mfe-catalog: لا يُشغّل الإصدارات غير المنشورة إلا المختبِرون/],
  ] as const)('says in %s that only testers may override', async (lang, badge, reason) => {
    server.use(http.get('*/versions.json', () => new HttpResponse(null, { status: 403 })))
    const { user } = await openAt('/?mf=mfe-catalog@2.0.0', lang)
    await user.click(await screen.findByRole('button', { name: badge }))
    expect(screen.getByText(reason)).toBeVisible()
    const field = await catalog()
    expect(within(field).getAllByRole('option')).toHaveLength(1)
  })

  describe('custom URLs', () => {
    test('are not offered when no override origins are configured', async () => {
      const { user } = await openAt('/')
      await user.keyboard(shortcut)
      await catalog()
      expect(screen.queryByRole('option', { name: 'Another address…' })).not.toBeInTheDocument()
    })

    test('outside the allowlist are rejected in the field', async () => {
      setConfig({ ...testConfig, overrideOrigins: [dev] })
      const navigation = recordNavigation()
      window.history.replaceState(null, '', '/')
      await applyOverrides(live)
      const { user } = renderUi(<LazyOverrideTools />)
      setConfig({ ...testConfig, overrideOrigins: [dev] })
      await user.keyboard(shortcut)
      await user.selectOptions(await catalog(), 'Another address…')
      const field = screen.getByRole('textbox', { name: 'Address of mfe-catalog' })
      expect(field).toHaveValue(dev)
      await user.clear(field)
      await user.type(field, 'http://evil.test')
      expect(field).toHaveAccessibleDescription(/not on the list/)
      await user.click(screen.getByRole('button', { name: 'Apply and reload' }))
      expect(navigation.reloads).toBe(0)
      expect(sessionStorage.getItem('overrides')).toBeNull()
    })
  })

  test('copies the link, or shows it when the browser refuses', async () => {
    const { user } = await openAt('/shop?mf=mfe-catalog@2.0.0')
    await user.click(await screen.findByRole('button', { name: '1 release overridden' }))
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(write).toHaveBeenCalledWith('http://localhost/shop?mf=mfe-catalog%402.0.0')
    write.mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(/mf=mfe-catalog/)).toBeVisible()
  })

  test('renders Arabic texts', async () => {
    await openAt('/?mf=mfe-catalog@2.0.0', 'ar')
    expect(await screen.findByRole('button', { name: 'إصدار بديل واحد' })).toBeVisible()
  })
})
