import { isRemoteName } from './remote-name.ts'

describe('isRemoteName', () => {
  test.each(['mfe-catalog', 'mfe-gift-cards', 'mfe-3d', 'mfe-a', 'mfe-b2b-portal-2'])(
    'returns true for %s',
    (name) => expect(isRemoteName(name)).toBe(true),
  )

  test.each([
    '',
    'mfe',
    'mfe-',
    'mfe--x',
    'mfe-X',
    'mfe-a-',
    'mfe-a--b',
    'mfe-a_b',
    'mfe-a.b',
    'mfe-a/b',
    'mfe-a\n',
    'mfe-كتب',
    ' mfe-a',
    'xmfe-a',
    'shell',
  ])('returns false for %j', (name) => expect(isRemoteName(name)).toBe(false))
})
