import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'

const open = (lang: 'en' | 'ar' = 'en') => {
  server.use(http.get(mainUrl('/users'), () => HttpResponse.json(buildPage([buildAgent()]))))
  return renderRoutes(routes, { at: '/agents', lang })
}

describe('SaveContact', () => {
  test.each([
    ['en', 'Save Salma Al Harthy to your contacts'],
    ['ar', /^حفظ Salma Al Harthy/],
  ] as const)('has the browser save an agent as a contact, in %s', async (lang, name) => {
    const files: Blob[] = []
    URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`)
    const names: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click')
    click.mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = open(lang)
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(names).toEqual(['Salma Al Harthy.vcf']))
    expect(files.map(({ type }) => type)).toEqual(['text/vcard'])
    click.mockRestore()
  })
})

describe('NearestAgent', () => {
  test('leads who found nobody near them to the shop', async () => {
    setConfig(testConfig)
    open()
    expect(await screen.findByText('Nobody near you?')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  })
})
