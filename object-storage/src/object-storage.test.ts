import { describeFailure } from './describe-failure.ts'
import { StorageError } from './object-storage.ts'
import { startS3Server } from './testing/s3-server.ts'

describe('openReleaseStorage', () => {
  test.each([
    ['cuts connections', 'refused'],
    ['cuts connections', 'half'],
    ['does not answer', 'hanging'],
    ['fails (InternalError 500)', 'broken'],
  ] as const)('says that the store %s when it is %s', async (reason, fault) => {
    const server = await startS3Server()
    const storage = server.open({ idleMs: fault === 'hanging' ? 100 : 10_000, requestMs: 10_000 })
    server.breakWith(({ method }) => (method === 'GET' ? fault : undefined))
    await server.open().put('a', 'text')
    const reading = storage.get('a')
    await expect(reading).rejects.toBeInstanceOf(StorageError)
    await expect(reading).rejects.toThrow(
      `The release store s3://shop/releases (${server.settings.RELEASE_STORE_ENDPOINT}) ${reason}`,
    )
  })
})

test.each([
  [{ name: 'TimeoutError', code: 'ECONNRESET' }, 'cuts connections'],
  [{ name: 'TimeoutError', code: 'ETIMEDOUT' }, 'does not answer'],
  [{ name: 'AggregateError', code: 'ECONNREFUSED' }, 'refuses connections'],
  [{ name: 'Error', code: 'ENOTFOUND' }, 'is not found by its name'],
  [{ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } }, 'has no such bucket'],
  [
    { name: 'InvalidAccessKeyId', $metadata: { httpStatusCode: 403 } },
    'refuses the credentials (InvalidAccessKeyId)',
  ],
  [{ name: 'SlowDown', $metadata: { httpStatusCode: 503 } }, 'fails (SlowDown 503)'],
  [{ name: 'Error', message: 'Region is missing' }, 'cannot be used: Region is missing'],
])('describeFailure says of %j: %s', (error, sentence) => {
  expect(describeFailure(error)).toBe(sentence)
})
