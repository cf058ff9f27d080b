import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

import { REQUEST_ID_HEADER, REQUEST_ID_PATTERN } from '@shop/contracts/request-id.ts'

import { getTracer, type Span, type SpanIds } from './tracer.ts'

/** What a request or a job is called in logs and traces, and in what it calls. */
export interface RequestContext extends SpanIds {
  reqId: string
  /** Of a job: the request that it was left by. */
  causedBy?: string
}

/** What a caller that is believed says of its request. */
export interface Incoming {
  reqId?: string | undefined
  parent?: SpanIds | undefined
}

export const TRACE_HEADER = 'traceparent'

const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})/

const createTraceId = () => randomUUID().replaceAll('-', '')
const createSpanId = () => createTraceId().slice(-16)

const contexts = new AsyncLocalStorage<RequestContext>()

/** The request or job that the caller works for. */
export const currentContext = (): RequestContext | undefined => contexts.getStore()

/** Runs work, and all that it starts, for a request or job. */
export const runFor = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts.run(context, work)

/** An id of a caller, if it has the shape of one. */
export const parseRequestId = (value: unknown): string | undefined =>
  typeof value === 'string' && REQUEST_ID_PATTERN.test(value) ? value : undefined

/** Parses a header of W3C Trace Context. */
export function parseTraceParent(value: unknown): SpanIds | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(typeof value === 'string' ? value : '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** Begins a request or a job. The span is there while traces are exported. */
export function openContext(
  name: string,
  kind: 'server' | 'internal',
  { reqId, parent }: Incoming = {},
): { context: RequestContext; span: Span | undefined } {
  const span = getTracer()?.startSpan({ name, kind, parent })
  const ids = span?.ids ?? {
    traceId: parent?.traceId ?? createTraceId(),
    spanId: createSpanId(),
    isSampled: parent?.isSampled ?? false,
  }
  return { context: { reqId: reqId ?? ids.traceId, ...ids }, span }
}

/**
 * Runs a job of the background, whose lines and calls get an id of their own.
 * @param causedBy id of the request that has left it to be done; its lines name that, too
 */
export async function runJob<Result>(
  name: string,
  work: () => Promise<Result>,
  causedBy?: string | null,
): Promise<Result> {
  const { context, span } = openContext(name, 'internal')
  try {
    const result = await runFor({ ...context, ...(causedBy && { causedBy }) }, work)
    span?.end()
    return result
  } catch (error) {
    span?.end({ error })
    throw error
  }
}

/** Runs a part of a request or a job, which is a span of its own while traces are exported. */
export async function withSpan<Result>(
  name: string,
  kind: 'client' | 'internal',
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = currentContext()
  const span = parent && getTracer()?.startSpan({ name, kind, parent })
  if (!span) return work()
  try {
    const result = await runFor({ ...parent, ...span.ids }, work)
    span.end()
    return result
  } catch (error) {
    span.end({ error })
    throw error
  }
}

/** Headers that tell a server of ours which request it is called for. */
export function outgoingHeaders(context = currentContext()): Record<string, string> {
  if (!context) return {}
  const { reqId, traceId, spanId, isSampled } = context
  return {
    [REQUEST_ID_HEADER]: reqId,
    [TRACE_HEADER]: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
  }
}
