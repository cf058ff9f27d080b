import { createLog, lifecycleLog } from './log.ts'
import { redact } from './redact.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIxIn0.c2lnbmF0dXJl'

function collect(format: 'json' | 'text', level = 'warn') {
  const lines: string[] = []
  const log = createLog({
    service: 'backend',
    level,
    format,
    write: (line) => void lines.push(line),
  })
  return { log, lines }
}

test.each([
  ['550 No such user <maha@shop.example>', '550 No such user <[e-mail]>'],
  [`jwt ${JWT} expired`, 'jwt [token] expired'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['Invalid API Key: sk_live_51abc', 'Invalid API Key: [key]'],
  [
    'http://api/api/v1.0/search?q=maha responded with 500',
    'http://api/api/v1.0/search?… responded with 500',
  ],
  ['GET /portal/reset-password?token=1 failed', 'GET /portal/reset-password?… failed'],
])('redact takes out of "%s" what may be secret or personal', (line, expected) => {
  expect(redact(line)).toBe(expected)
})

test.each([
  'mfe-agents@1.0.0-9fdad2efd6 could not be rendered',
  'mfe-agents@2.0.0-beta.rc is left to the browser',
  'at file:///shop/node_modules/@fastify/cors/index.js:1:2',
  'Is it on?',
])('redact leaves "%s"', (line) => {
  expect(redact(line)).toBe(line)
})

test('a line is one object of JSON with its level as a word', () => {
  const { log, lines } = collect('json')
  log.warn({ ms: 7 }, 'Slow')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    service: 'backend',
    ms: 7,
    msg: 'Slow',
  })
})

test('an error loses what drivers put into it, and keeps its code and its causes', () => {
  const { log, lines } = collect('json')
  const cause = Object.assign(new Error('duplicate key'), {
    detail: 'Key (phone)=(+96890000000)',
    code: '23505',
  })
  log.error(new Error('Not stored', { cause }))
  expect(lines[0]).not.toContain('96890000000')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'Not stored',
    err: { message: 'Not stored', cause: { code: '23505', message: 'duplicate key' } },
  })
})

test('requests and responses that a library logs are left out', () => {
  const { log, lines } = collect('json')
  log.warn({ req: { headers: { cookie: 'secret' } }, res: { secret: 1 } }, 'Odd')
  expect(lines[0]).not.toContain('secret')
})

test('in a terminal a line is for people, with the stack of an error below', () => {
  const { log, lines } = collect('text')
  log.error({ err: new Error('Away', { cause: new Error('Refused') }), host: 'db' }, 'No database')
  const [first, ...rest] = (lines[0] ?? '').split('\n')
  expect(first).toMatch(/^\d\d:\d\d:\d\d ERROR No database \(host=db\)$/)
  expect(rest[0]).toBe('Error: Away')
  expect(rest).toContainEqual('Caused by Error: Refused')
})

test('start and stop are logged at any level', () => {
  const { log, lines } = collect('text', 'error')
  log.info('Nobody sees this')
  lifecycleLog(log).info('Backend ready')
  expect(lines).toEqual([expect.stringMatching(/INFO Backend ready\n$/)])
})
