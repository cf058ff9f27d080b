import { readRecordedResponses, RECORDED_ORIGIN } from 'release/rendering/recorded-responses.ts'

import { withDemoBackend } from './demo-backend.ts'

test('the recorded responses are those of the backend with its demo data: else run record-responses', () =>
  withDemoBackend(async (origin) => {
    const { responses } = readRecordedResponses()
    expect(Object.keys(responses).length).toBeGreaterThan(0)
    for (const [key, { status, body }] of Object.entries(responses)) {
      const [method = '', address = ''] = key.split(' ')
      const response = await fetch(origin + address, { method })
      const text = (await response.text()).replaceAll(origin, RECORDED_ORIGIN)
      expect({ key, status: response.status, body: JSON.parse(text) as unknown }).toEqual({
        key,
        status,
        body,
      })
    }
  }))
