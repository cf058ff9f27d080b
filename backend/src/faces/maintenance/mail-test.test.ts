import { readEnvironment } from '../../platform/config/env.ts'
import { startHangingServer, startMailServer } from '../../testing/mail-server.ts'
import { runMailTest } from './mail-test.ts'

const LOGIN = { user: 'shop@site.test', password: 'p@ss/word' }
const impatient = { connectionMs: 200, idleMs: 200 }

describe('runMailTest', () => {
  let printed: string[]
  beforeEach(() => {
    printed = []
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  })
  afterEach(() => jest.restoreAllMocks())

  const resolve = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))

  function run(url: string | undefined, options: Parameters<typeof runMailTest>[2] = {}) {
    const env = readEnvironment({ SMTP_URL: url, MAIL_FROM: 'shop@site.test' }, '/shop')
    return runMailTest(env, 'maha@site.test', { ...options, resolve })
  }

  function withLogin(url: string, { user, password } = LOGIN, query = '') {
    const address = new URL(url)
    address.username = encodeURIComponent(user)
    address.password = encodeURIComponent(password)
    return `${address.href}${query}`
  }

  test('sends an e-mail and says what worked, and what the DNS lacks', async () => {
    const server = await startMailServer(undefined, 0, { tls: 'starttls', login: LOGIN })
    await run(withLogin(server.url, LOGIN, '?tls.rejectUnauthorized=false'))
    expect(server.received).toHaveLength(1)
    const { recipients, message } = server.received[0] ?? {}
    expect(recipients).toEqual(['maha@site.test'])
    expect(message).toContain('Subject: =?UTF-8?Q?A_test_of_the_shop')
    expect(printed).toEqual([
      expect.stringMatching(
        /^The server accepted an e-mail from shop@site\.test to maha@site\.test: 250 /,
      ),
      expect.stringMatching(/^Its Message-ID is <[0-9a-f-]{36}@site\.test>\.$/),
      'The connection is encrypted (TLS).',
      expect.stringMatching(/^SPF: site\.test has no record\./),
      expect.stringMatching(/^DKIM: /),
      expect.stringMatching(/^DMARC: /),
    ])
    await server.close()
  })

  test('warns of a connection without encryption, and writes Arabic', async () => {
    const server = await startMailServer()
    await run(server.url, { language: 'ar' })
    expect(server.received[0]?.message).toContain('Content-Language: ar')
    expect(printed).toContainEqual(expect.stringMatching(/^The connection is not encrypted/))
    expect(printed).toContain('There was no log-in: SMTP_URL has no user.')
    await server.close()
  })

  test.each([
    ['the password', { login: LOGIN }, 'Check user and password in SMTP_URL'],
    ['the sender', { rejectedSender: 'shop@site.test' }, 'Check MAIL_FROM'],
    ['the e-mail', { rejectsMessages: true }, 'The server refuses the e-mail itself'],
  ])('names what to change when the server refuses %s', async (_what, options, advice) => {
    const server = await startMailServer(undefined, 0, options)
    const failure = run(withLogin(server.url, { user: 'shop@site.test', password: 'wrong-one' }))
    await expect(failure).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(advice),
    })
    expect(printed).toEqual([])
    expect(
      [...printed, String(await failure.catch((error: unknown) => error))].join(),
    ).not.toContain('wrong-one')
    await server.close()
  })

  test('says that the recipient was refused', async () => {
    const server = await startMailServer('maha@site.test')
    await expect(run(server.url)).rejects.toThrow(
      /No such mailbox\. The server refuses the recipient/,
    )
    await server.close()
  })

  test('names the port where nobody listens', async () => {
    const server = await startMailServer()
    await server.close()
    await expect(run(server.url)).rejects.toThrow(/ECONNREFUSED.*Check the server and the port/)
    expect(printed).toEqual([])
  })

  test('names the port of a server that never speaks', async () => {
    const server = await startHangingServer()
    await expect(run(server.url, { timeouts: impatient })).rejects.toThrow(
      /Check the server and the port in SMTP_URL \(465 needs smtps:/,
    )
    await server.close()
  })

  test.each([
    ['smtps:// at a port without TLS', undefined, 'Check SMTP_URL: smtps:// is for'],
    ['a certificate that nobody trusts', 'implicit' as const, 'The certificate of the server'],
    ['such a certificate after STARTTLS', 'starttls' as const, 'The certificate of the server'],
  ])('explains %s', async (_what, tls, advice) => {
    const server = await startMailServer(undefined, 0, tls ? { tls } : {})
    const url = tls === 'starttls' ? server.url : server.url.replace(/^smtp:/, 'smtps:')
    await expect(run(url)).rejects.toThrow(advice)
    await server.close()
  })

  test('explains a server name that does not exist', async () => {
    await expect(run('smtp://mail.invalid')).rejects.toThrow('Check the name of the server')
  })

  test('is refused without a mail server, and for what is no address', async () => {
    await expect(run(undefined)).rejects.toThrow('SMTP_URL is not set')
    const env = readEnvironment({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, '/')
    for (const address of ['maha', 'maha@site.test\r\nBcc: x@y.example', '__proto__']) {
      await expect(runMailTest(env, address)).rejects.toThrow('is no e-mail address')
    }
  })
})
