import { describeFailure } from './describe-failure.ts'

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
