import { StorageError } from 'site/object-storage/object-storage.ts'

import { DamageError, ReleaseError } from '../release-error.ts'
import { describeError } from './describe-error.ts'

describe('describeError', () => {
  test.each([new ReleaseError('Do this.'), new DamageError('Do this.')])(
    'returns the message of %s',
    (error) => expect(describeError(error)).toBe('Do this.'),
  )

  test('returns a sentence for storage that cannot be used', () => {
    expect(describeError(new StorageError('The release store s3://shop does not answer'))).toBe(
      'The release store s3://shop does not answer. Nothing is half done: status says what is live, then run the command again.',
    )
  })

  test.each([
    ['ENOSPC', 'The disk is full: /shop/x.'],
    ['EACCES', 'Permission is missing: /shop/x.'],
    ['EROFS', 'The file system is read-only: /shop/x.'],
  ])('returns a sentence for %s', (code, sentence) => {
    const error = Object.assign(new Error('x'), { code, path: '/shop/x' })
    expect(describeError(error)).toBe(
      `${sentence} What is live is as before. Mend it, then run the command again.`,
    )
  })

  test('returns the stack of an unexpected error', () => {
    expect(describeError(new TypeError('odd'))).toMatch(/TypeError: odd\n\s+at /)
    expect(describeError('odd')).toBe('odd')
  })
})
