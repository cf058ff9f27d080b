import { buildProfile } from '@shop/testing/fixtures.ts'

import { MAX_AVATAR_SIZE_MB, AVATAR_MIME_TYPES, validateAvatar, displayName } from './avatar.ts'

const limit = MAX_AVATAR_SIZE_MB * 1024 * 1024

test.each(AVATAR_MIME_TYPES)('a picture of type %s can be looked at', (type) => {
  expect(validateAvatar({ type, size: 1000 })).toBeNull()
})

test.each(['', 'image/svg+xml', 'application/pdf', 'text/html'])('type %j cannot', (type) => {
  expect(validateAvatar({ type, size: 1000 })).toBe('unsupportedType')
})

test('two megabytes are fine, and one byte more is not', () => {
  expect(limit).toBe(2_097_152)
  expect(validateAvatar({ type: 'image/png', size: limit })).toBeNull()
  expect(validateAvatar({ type: 'image/png', size: limit + 1 })).toBe('tooLarge')
})

test('the display name is the first and the last, as far as there are any', () => {
  expect(displayName(buildProfile())).toBe('Maha Al Balushi')
  const { lastName: _, ...first } = buildProfile()
  expect(displayName(first)).toBe('Maha')
})
