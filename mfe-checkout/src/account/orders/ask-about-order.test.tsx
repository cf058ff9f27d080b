import { orderQuestionSchema } from '@shop/contracts/wire/form.ts'
import { getConfig, setConfig } from '@shop/kernel/config'
import { mainUrl } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { mockServices } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { accountUrls, buildOrder, withOwnAccount } from '../../testing/own-account.ts'

withOwnAccount()

const formsUrl = mainUrl('/forms')

function openOrder(options: { lang?: 'en' | 'ar' } = {}) {
  const sent: unknown[] = []
  mockServices(
    http.get(accountUrls.order, () => HttpResponse.json({ data: buildOrder() })),
    http.post(formsUrl, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ replyTo: 'maha@example.com' })
    }),
  )
  const { user } = openPage('/user-account?order=482913', {
    token: testToken(),
    cart: [],
    ...options,
  })
  return { user, sent }
}

describe('AskAboutOrder', () => {
  describe('with a backend that takes forms', () => {
    beforeEach(() => setConfig({ ...getConfig(), formsUrl }))

    test('sends a question with the number of the order', async () => {
      const { user, sent } = openOrder()
      const field = await screen.findByRole('textbox', { name: 'Your question' })
      await user.type(field, 'When does it come?')
      await user.click(screen.getByRole('button', { name: 'Send' }))
      expect(await screen.findByText(/^Thank you, we have your question\./)).toBeVisible()
      expect(field).toHaveValue('')
      expect(sent).toMatchObject([
        { kind: 'order', fields: { order: '482913', message: 'When does it come?' } },
      ])
      expect(orderQuestionSchema.safeParse(sent[0]).error).toBeUndefined()
    })

    test('sends nothing while nothing is written', async () => {
      const { user, sent } = openOrder()
      await user.click(await screen.findByRole('button', { name: 'Send' }))
      expect(await screen.findByText(/nothing to send yet/)).toBeVisible()
      expect(sent).toEqual([])
    })

    test('renders in Arabic', async () => {
      openOrder({ lang: 'ar' })
      expect(await screen.findByRole('heading', { name: 'الاستفسار عن هذا الطلب' })).toBeVisible()
    })
  })

  test('opens a chat with the number of the order, where the shop has one', async () => {
    setConfig({ ...getConfig(), whatsAppNumber: '96890000000' })
    openOrder()
    const link = await screen.findByRole('link', { name: 'Ask on WhatsApp' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/order%20482913\.$/))
  })

  test('is left out where the backend takes no forms', async () => {
    openOrder()
    expect(await screen.findByText('Street 1, Muscat')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Ask about this order' })).toBeNull()
  })
})
