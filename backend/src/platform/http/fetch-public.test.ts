import { fetchPublic, isPublicAddress, isPublicUrl } from './fetch-public.ts'

describe('isPublicAddress', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['1.1.1.1', '::ffff:1.1.1.1', '2606:4700:4700::1111'])('takes %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
})

test.each([
  ['https://a.test/p', true],
  ['https://a.test:443/p', true],
  ['http://a.test/p', false],
  ['https://a.test:22/p', false],
  ['https://a:b@a.test/p', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/', false],
  ['https://0x7f.1/', false],
])('isPublicUrl(%s) is %s', (url, isPublic) => expect(isPublicUrl(new URL(url))).toBe(isPublic))

test('fetchPublic connects to no name of this machine', async () => {
  await expect(fetchPublic(new URL('https://localhost/'))).rejects.toThrow(
    'localhost is not on the public internet',
  )
})
