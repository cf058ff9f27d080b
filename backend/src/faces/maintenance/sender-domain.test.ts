import { checkSenderDomain } from './sender-domain.ts'

type Answer = string[] | 'ENOTFOUND' | 'ENODATA' | 'ETIMEOUT'

/** A DNS that knows these names; others do not exist. */
const createDns = (answers: Record<string, Answer>) => async (name: string) => {
  const answer = answers[name] ?? 'ENOTFOUND'
  if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer })
  // Long records come in parts.
  return answer.map((record) => [record.slice(0, 12), record.slice(12)])
}

const check = (answers: Record<string, Answer>, dkimSelector?: string, domain = 'shop.example') =>
  checkSenderDomain(createDns(answers), { domain, server: 'mail.example', dkimSelector })

describe('checkSenderDomain', () => {
  test('finds the three records', async () => {
    const [spf, dkim, dmarc] = await check(
      {
        'shop.example': ['google-site-verification=x', 'v=spf1 include:mail.example ~all'],
        's1._domainkey.shop.example': ['v=DKIM1; k=rsa; p=MIIB'],
        '_dmarc.shop.example': ['v=DMARC1; p=none'],
      },
      's1',
    )
    expect([spf?.state, dkim?.state, dmarc?.state]).toEqual(['good', 'good', 'good'])
    expect(spf?.sentence).toContain('"v=spf1 include:mail.example ~all"')
    expect(dmarc?.sentence).toContain('policy "none". Once SPF and DKIM have passed')
  })

  test('says what to add where there is nothing', async () => {
    const [spf, dkim, dmarc] = await check({})
    expect([spf?.state, dkim?.state, dmarc?.state]).toEqual(['bad', 'bad', 'bad'])
    expect(spf?.sentence).toContain('Add a TXT record to shop.example')
    expect(dkim?.sentence).toContain('shop.example has no key at all')
    expect(dmarc?.sentence).toContain('Add a TXT record to _dmarc.shop.example')
  })

  test.each([
    [['v=spf1 a ~all', 'v=spf1 mx ~all'], 'several records'],
    [['v=spf1 +all'], 'lets every server send'],
    [['v=spf1 all'], 'lets every server send'],
    [['v=spf10 ~all'], 'has no record'],
  ])('warns of the SPF records %j', async (records, sentence) => {
    const [spf] = await check({ 'shop.example': records })
    expect(spf).toEqual({ state: 'bad', sentence: expect.stringContaining(sentence) })
  })

  test.each<[Answer, string | undefined, string, string]>([
    ['ENODATA', undefined, 'unknown', 'may have keys'],
    [['v=DKIM1; p='], 's1', 'bad', 's1._domainkey.shop.example has no key'],
    ['ENOTFOUND', 's1', 'bad', 's1._domainkey.shop.example has no key'],
  ])('takes %j for the DKIM key of %s as %s', async (answer, selector, state, sentence) => {
    const name = `${selector ? `${selector}.` : ''}_domainkey.shop.example`
    const [, dkim] = await check({ [name]: answer }, selector)
    expect(dkim).toEqual({ state, sentence: expect.stringContaining(sentence) })
  })

  test('takes the DMARC record of a domain above', async () => {
    const answers = { '_dmarc.shop.example': ['v=DMARC1; p=reject'] }
    const [, , dmarc] = await check(answers, undefined, 'mail.shop.example')
    expect(dmarc).toEqual({
      state: 'good',
      sentence: 'DMARC: _dmarc.shop.example has the policy "reject".',
    })
  })

  test('misses the policy of a DMARC record', async () => {
    const [, , dmarc] = await check({ '_dmarc.shop.example': ['v=DMARC1; rua=mailto:a@b.example'] })
    expect(dmarc?.state).toBe('bad')
  })

  test('does not take a DNS that does not respond for missing records', async () => {
    const checks = await check({
      'shop.example': 'ETIMEOUT',
      '_domainkey.shop.example': 'ETIMEOUT',
      '_dmarc.shop.example': 'ETIMEOUT',
    })
    expect(checks.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
  })
})
