import { currentContext, outgoingHeaders, parseTraceParent, runJob } from './request-context.ts'

test('a job has an id of its own, which it passes on', async () => {
  const { headers, id } = await runJob('mail', async () => {
    await Promise.resolve()
    return { headers: outgoingHeaders(), id: currentContext()?.reqId }
  })
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(headers['x-request-id']).toBe(id)
  expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(outgoingHeaders()).toEqual({})
})

test('two jobs at a time are told apart', async () => {
  const ids = await Promise.all(
    ['one', 'other'].map((name) =>
      runJob(name, async () => {
        const before = currentContext()?.reqId
        await new Promise(setImmediate)
        expect(currentContext()?.reqId).toBe(before)
        return before
      }),
    ),
  )
  expect(new Set(ids).size).toBe(2)
})

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each([
  [`00-${TRACE_ID}-00f067aa0ba902b7-01`, true],
  [`00-${TRACE_ID}-00f067aa0ba902b7-00`, false],
  [`01-${TRACE_ID}-00f067aa0ba902b7-03-later`, true],
])('parseTraceParent reads %s', (header, isSampled) => {
  expect(parseTraceParent(header)).toEqual({
    traceId: TRACE_ID,
    spanId: '00f067aa0ba902b7',
    isSampled,
  })
})

test.each([
  undefined,
  '',
  `ff-${TRACE_ID}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
  `00-${TRACE_ID.toUpperCase()}-00f067aa0ba902b7-01`,
])('parseTraceParent rejects %p', (header) => {
  expect(parseTraceParent(header)).toBeUndefined()
})
