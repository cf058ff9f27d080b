import { randomUUID } from 'node:crypto'

import type { FormFields, FormKind } from '@shop/contracts/wire/form.ts'

import { API_BASE } from '../../app.ts'
import { listForms } from '../../domain/forms/form.store.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { post } from '../../testing/requests.ts'
import { withShop } from '../../testing/test-shop.ts'

const letter: FormFields<'contact'> = {
  firstName: 'Maha',
  lastName: 'Al Balushi',
  email: 'Maha@Site.test ',
  phone: '',
  subject: 'Cards for a team',
  message: 'Ten steel cards, please.',
}

function createForm<Kind extends FormKind>(kind: Kind, fields: FormFields<Kind>, changes = {}) {
  return { kind, fields, key: randomUUID(), language: 'en', ...changes }
}

describe('POST forms', () => {
  const shop = withShop(openSqliteFile)
  beforeEach(async () => {
    await shop().deps.db.deleteFrom('forms').execute()
    await shop().deps.db.deleteFrom('mails').execute()
  })

  const send = (payload: object) => post(shop(), '/forms', null, payload)
  const list = () => listForms(shop().deps.db, { limit: 100 })

  test('refuses an address that no e-mail reaches, by a sentence, and stores nothing', async () => {
    const email = 'maha@deleted.invalid'
    for (const form of [
      createForm('contact', { ...letter, email }),
      createForm('newsletter', { email }),
    ]) {
      const response = await send(form)
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { message: 'No e-mail reaches this address. Please enter another one.' },
      ])
    }
    expect(await list()).toEqual([])
    expect(await deliverMails(shop())).toEqual([])
  })

  test('stores a form and e-mails it to the owner, whose reply goes to the sender', async () => {
    const response = await send(createForm('contact', letter))
    expect(response.json()).toEqual({ message: 'We have received it.', replyTo: 'maha@site.test' })
    expect(await list()).toMatchObject([
      {
        kind: 'contact',
        language: 'en',
        userId: null,
        fields: { ...letter, email: 'Maha@Site.test' },
      },
    ])
    const [mail] = await deliverMails(shop())
    expect(mail).toMatchObject({
      kind: 'formReceived',
      recipient: 'owner@site.test',
      replyTo: 'maha@site.test',
      subject: 'Message: Cards for a team',
    })
    expect(mail?.text).toContain('First name:\nMaha')
    expect(mail?.text).toContain('Message:\nTen steel cards, please.')
    expect(mail?.text).not.toContain('Phone')
    expect(mail?.html).toContain('href="mailto:maha@site.test"')
  })

  test.each([
    [
      'support',
      { name: 'Maha', email: '', question: 'A lost card', comment: 'Where?' },
      'Support request: A lost card',
    ],
    ['comment', { article: 'Paper', name: 'Maha', email: '', comments: 'Yes.' }, 'Comment: Paper'],
    [
      'application',
      { job: 'Engraver', name: 'Maha', email: '', phone: '', message: '' },
      'Application: Engraver',
    ],
  ] as const)('e-mails a form of the kind %s', async (kind, fields, subject) => {
    const response = await send({ ...createForm('contact', letter), kind, fields })
    expect(response.json()).toEqual({ message: 'We have received it.' })
    const [mail] = await deliverMails(shop())
    expect(mail).toMatchObject({ subject, replyTo: undefined })
    expect(mail?.text).toContain('No e-mail address was left')
  })

  test('stores a choice of the legal texts with the member who made it, without an e-mail', async () => {
    const shopper = await shop().createShopper()
    const choice = createForm('consent', {
      document: 'terms',
      version: '2026-11-26',
      choice: 'accepted',
    })
    await post(shop(), '/forms', shopper, choice)
    expect(await list()).toMatchObject([
      { kind: 'consent', userId: shopper.user.id, fields: { version: '2026-11-26' } },
    ])
    expect(await deliverMails(shop())).toEqual([])
  })

  test('takes a form of somebody whose session has ended', async () => {
    const headers = { authorization: 'Bearer none' }
    const payload = createForm('contact', letter)
    const response = await shop().app.inject({
      method: 'POST',
      url: `${API_BASE}/forms`,
      headers,
      payload,
    })
    expect(response.statusCode).toBe(200)
    expect(await list()).toMatchObject([{ userId: null }])
  })

  test('stores and e-mails a form once that is sent again, at once or later', async () => {
    const form = createForm('contact', letter)
    const responses = await Promise.all([send(form), send(form)])
    responses.push(await send(form))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await list()).toHaveLength(1)
    expect(await deliverMails(shop())).toHaveLength(1)
  })

  test('drops what fills in the field that people do not see, and does not say so', async () => {
    const form = createForm('contact', letter, { website: 'https://spam.test' })
    expect((await send(form)).json()).toEqual((await send(createForm('contact', letter))).json())
    expect(await list()).toHaveLength(1)
  })

  test('renders markup and line breaks in fields as the text that they are', async () => {
    const subject = 'Hello\r\nBcc: all@site.test'
    const message = '<img src=x onerror=alert(1)>\n"quoted"'
    await send(createForm('contact', { ...letter, subject, message }))
    const [mail] = await deliverMails(shop())
    expect(mail?.subject).toBe('Message: Hello Bcc: all@site.test')
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test.each([
    ['an address with a line break', 'maha@site.test\r\nBcc: all@site.test'],
    ['two addresses', 'maha@site.test, all@site.test'],
    ['no address', 'maha@'],
  ])('replies to nobody when the e-mail is %s', async (_, email) => {
    await send(createForm('contact', { ...letter, email }))
    const [mail] = await deliverMails(shop())
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.html).not.toContain('href="mailto:')
  })

  test.each([
    ['no form', {}],
    ['an unknown kind', { ...createForm('contact', letter), kind: 'order' }],
    ['a key that can be guessed', createForm('contact', letter, { key: 'x' })],
    ['an unknown language', createForm('contact', letter, { language: 'fr' })],
    ['fields that are no texts', { ...createForm('contact', letter), fields: { message: {} } }],
    ['too long a message', createForm('contact', { ...letter, message: 'x'.repeat(501) })],
    ['nothing written', { ...createForm('contact', letter), fields: { message: ' \n' } }],
    ['a null byte', createForm('contact', { ...letter, message: 'a\u0000' })],
    ['no address for the newsletter', createForm('newsletter', { email: 'maha@' })],
    [
      'an unknown choice',
      {
        ...createForm('contact', letter),
        kind: 'consent',
        fields: { document: 'terms', choice: 'x' },
      },
    ],
  ])('rejects %s', async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  })

  test.each([
    ['a form of another site', 'kind=contact', 'application/x-www-form-urlencoded', 400],
    ['10 MB', `{"kind":"${'x'.repeat(10_000_000)}"}`, 'application/json', 413],
  ])('rejects %s', async (_, payload, type, status) => {
    const headers = { 'content-type': type }
    const request = { method: 'POST', url: `${API_BASE}/forms`, headers, payload } as const
    expect((await shop().app.inject(request)).statusCode).toBe(status)
  })

  test('takes the longest text in any alphabet', async () => {
    const comment = 'ض'.repeat(4000)
    const fields = { name: '', email: '', question: '', comment }
    expect((await send(createForm('support', fields))).statusCode).toBe(200)
    expect(await list()).toMatchObject([{ fields: { comment } }])
  })
})

describe('limits of POST forms', () => {
  const shop = withShop(openSqliteFile, { rateLimits: true })
  const send = (payload: object, remoteAddress: string) =>
    shop().app.inject({ method: 'POST', url: `${API_BASE}/forms`, payload, remoteAddress })

  test('reject more forms of one network than the limit, whatever is in them', async () => {
    const { max } = shop().deps.config.limits.forms
    for (let count = 0; count < max; count += 1) {
      expect((await send({}, '192.0.2.1')).statusCode).toBe(400)
    }
    const response = await send(createForm('contact', letter), '192.0.2.1')
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBeDefined()
    expect((await send(createForm('contact', letter), '192.0.2.2')).statusCode).toBe(200)
  })

  test('reject more newsletter e-mails to one recipient than the limit, from wherever', async () => {
    const { max } = shop().deps.config.limits.newsletterEmails
    const ask = (email: string, index: number) =>
      send(createForm('newsletter', { email }), `198.51.100.${index}`)
    for (let index = 0; index < max; index += 1) {
      expect((await ask('victim@site.test', index)).statusCode).toBe(200)
    }
    expect((await ask(' Victim@Site.test', max)).statusCode).toBe(429)
    expect((await ask('other@site.test', max)).statusCode).toBe(200)
  })
})
