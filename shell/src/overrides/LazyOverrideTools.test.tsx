import { expectConsole } from '@shop/testing/console.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildRemote } from '../testing/open-shop.tsx'
import { LazyOverrideTools } from './LazyOverrideTools.tsx'
import { applyOverrides } from './override-state.ts'

const live = [buildRemote('mfe-catalog', ['/shop']), buildRemote('mfe-agents', ['/agents'])]

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
afterEach(() => window.history.replaceState(null, '', '/'))

async function openAt(address: string, lang: 'en' | 'ar' = 'en') {
  window.history.replaceState(null, '', address)
  await applyOverrides(live)
  return renderUi(<LazyOverrideTools />, { lang })
}

describe('LazyOverrideTools', () => {
  afterEach(() => {
    for (const line of expectConsole()) expect(line).toContain('is not used')
  })

  test('renders nothing without overrides', async () => {
    await openAt('/')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('renders a badge while a release is overridden, and resets all', async () => {
    const navigation = recordNavigation()
    const { user } = await openAt('/?mf=mfe-catalog@2.0.0')
    await user.click(await screen.findByRole('button', { name: '1 release overridden' }))
    expect(await screen.findByText('mfe-catalog@2.0.0')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reset all' }))
    expect(sessionStorage.getItem('overrides')).toBeNull()
    expect(navigation.reloads).toBe(1)
  })

  test.each([
    ['en', 'shell@3.0.0 · live', 'mfe-catalog@1.0.0 · preview'],
    ['ar', 'shell@3.0.0 · منشور', 'mfe-catalog@1.0.0 · معاينة'],
  ] as const)(
    'says in %s at the edges of a preview whose its regions are',
    async (lang, ...edges) => {
      document.body.insertAdjacentHTML('beforeend', '<i data-preview="mfe-catalog@1.0.0"></i>')
      document.documentElement.dataset.folder = '/shell/3.0.0/'
      await applyOverrides(live)
      const main = <main id="main" key="main" />
      renderRoutes([{ path: '/shop', element: [main, <LazyOverrideTools key="tools" />] }], {
        lang,
        at: '/shop',
      })
      const hasText = (text: string) => (_: string, element: Element | null) =>
        element?.textContent === text
      for (const edge of edges) {
        expect(await screen.findByText(hasText(edge), { selector: 'div' })).toBeVisible()
      }
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
      document.querySelector('[data-preview]')?.remove()
    },
  )

  test('says at the edges where a page comes from while its dialog is open', async () => {
    const { user } = await openAt('/?mf=mfe-catalog@2.0.0')
    expect(screen.queryByText('live')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: '1 release overridden' }))
    expect(await screen.findByText(/· live$/)).toBeVisible()
  })

  test.each([
    [
      'en',
      '0 releases overridden',
      /^mfe-catalog: The shop loads no remotes from http:\/\/evil\.test/,
    ],
    ['ar', 'لا إصدارات بديلة', /mfe-catalog: لا يحمّل المتجر أي أجزاء من http:\/\/evil\.test/],
  ] as const)('lists a rejected override with the reason in %s', async (lang, badge, reason) => {
    const { user } = await openAt('/?mf=mfe-catalog@http://evil.test', lang)
    await user.click(await screen.findByRole('button', { name: badge }))
    expect(screen.getByText(reason)).toBeVisible()
  })

  test.each([
    ['en', '0 releases overridden', /^mfe-catalog: Only testers may run a release/],
    ['ar', 'لا إصدارات بديلة', /mfe-catalog: لا يُشغّل الإصدارات غير المنشورة إلا المختبِرون/],
  ] as const)('says in %s that only testers may override', async (lang, badge, reason) => {
    server.use(http.get('*/versions.json', () => new HttpResponse(null, { status: 403 })))
    const { user } = await openAt('/?mf=mfe-catalog@2.0.0', lang)
    await user.click(await screen.findByRole('button', { name: badge }))
    expect(screen.getByText(reason)).toBeVisible()
  })

  test('renders Arabic texts', async () => {
    await openAt('/?mf=mfe-catalog@2.0.0', 'ar')
    expect(await screen.findByRole('button', { name: 'إصدار بديل واحد' })).toBeVisible()
  })
})
