import { formSchema } from '@shop/contracts/wire/form.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { NewsletterForm } from './NewsletterForm.tsx'

const formsUrl = mainUrl('/forms')
const field = () => screen.getByRole('textbox', { name: 'E-mail' })

async function subscribe(text: string, lang: 'en' | 'ar' = 'en') {
  const texts = {
    heading: <h2>News</h2>,
    label: 'E-mail',
    submit: 'Subscribe',
    invalid: 'Not one.',
  }
  const { user } = renderUi(<NewsletterForm {...texts} />, { lang })
  if (text) await user.type(field(), text)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return user
}

describe('NewsletterForm', () => {
  test.each(['', 'maha', 'maha@', '@example.com'])('rejects %j', async (text) => {
    setConfig({ ...testConfig, formsUrl })
    await subscribe(text)
    expect(field()).toHaveAccessibleDescription('Not one.')
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('asks for the newsletter and says that a link confirms it', async () => {
    setConfig({ ...testConfig, formsUrl })
    const received: unknown[] = []
    server.use(
      http.post(formsUrl, async ({ request }) => {
        received.push(await request.json())
        return HttpResponse.json({ replyTo: 'maha@example.com' })
      }),
    )
    await subscribe('\u200fMaha@example.com')
    expect(await screen.findByRole('status')).toHaveTextContent(
      /sent a link to .*maha@example\.com.* unsubscribes/,
    )
    expect(received).toMatchObject([{ kind: 'newsletter', fields: { email: 'maha@example.com' } }])
    expect(formSchema.safeParse(received[0]).success).toBe(true)
    expect(field()).toHaveValue('')
  })

  test('keeps what is typed while it is being sent', async () => {
    setConfig({ ...testConfig, formsUrl })
    const response = deferred()
    server.use(
      http.post(formsUrl, async () => {
        await response.promise
        return HttpResponse.json({})
      }),
    )
    const user = await subscribe('maha@example.com')
    await user.type(field(), '.om')
    response.resolve()
    expect(await screen.findByRole('status')).toHaveTextContent(/maha@example\.com[^.]/)
    expect(field()).toHaveValue('maha@example.com.om')
  })

  test('sends what a robot wrote into the field that people do not see', async () => {
    setConfig({ ...testConfig, formsUrl })
    const received: unknown[] = []
    server.use(
      http.post(formsUrl, async ({ request }) => {
        received.push(await request.json())
        return HttpResponse.json({})
      }),
    )
    const user = await subscribe('maha@')
    const trap = document.querySelector<HTMLInputElement>('[name=website]')
    expect(trap?.tabIndex).toBe(-1)
    if (trap) trap.value = 'spam'
    await user.type(field(), 'example.com{Enter}')
    await screen.findByRole('status')
    expect(received).toMatchObject([{ website: 'spam' }])
  })

  test('offers an e-mail where nobody takes forms', async () => {
    setConfig(testConfig)
    await subscribe('maha@example.com')
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send by e-mail' })
    expect(new URL(link.href).searchParams.get('body')).toContain('maha@example.com')
  })

  test('renders in Arabic, with the address in its own order', async () => {
    setConfig({ ...testConfig, formsUrl })
    server.use(http.post(formsUrl, () => HttpResponse.json({})))
    await subscribe('maha@example.com', 'ar')
    expect(await screen.findByRole('status')).toHaveTextContent(
      'أرسلنا رابطًا إلى \u2066maha@example.com\u2069',
    )
  })
})
