import { AVATAR_MIME_TYPES, MAX_AVATAR_SIZE_MB, validateAvatar } from './avatar.ts'

const limit = MAX_AVATAR_SIZE_MB * 1024 * 1024

describe('validateAvatar', () => {
  test.each(AVATAR_MIME_TYPES)('accepts the type %s', (type) => {
    expect(validateAvatar({ type, size: 1000 })).toBeNull()
  })

  test.each(['', 'image/svg+xml', 'application/pdf', 'text/html'])(
    'rejects the type %j',
    (type) => {
      expect(validateAvatar({ type, size: 1000 })).toBe('unsupportedType')
    },
  )

  test('accepts two megabytes and rejects one byte more', () => {
    expect(limit).toBe(2_097_152)
    expect(validateAvatar({ type: 'image/png', size: limit })).toBeNull()
    expect(validateAvatar({ type: 'image/png', size: limit + 1 })).toBe('tooLarge')
  })
})
