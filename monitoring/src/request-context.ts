import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { REQUEST_ID_HEADER, REQUEST_ID_PATTERN } from '@shop/contracts/wire/request-id.ts'

import { redact } from './redact.ts'

/** The ids of a request or a job in logs and traces, and in what it calls. */
export interface RequestContext extends SpanContext {
  reqId: string
  /** The request that left a job. */
  causedBy?: string
}

interface Incoming {
  reqId?: string | undefined
  parent?: SpanContext | undefined
}

const TRACE_HEADER = 'traceparent'
const SAMPLED = 1

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const
type Kind = keyof typeof kinds

const contexts = new AsyncLocalStorage<RequestContext>()

/** The request or job that the caller works for. */
export const currentContext = (): RequestContext | undefined => contexts.getStore()

/** Runs work, and all that it starts, for a request or job. */
export const runFor = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts.run(context, work)

/** Reads the ids that a caller states in headers; those of another shape are left out. */
export function readIncoming(headers: Readonly<Record<string, unknown>>): Incoming {
  const { [REQUEST_ID_HEADER]: reqId, [TRACE_HEADER]: parent } = headers
  return {
    reqId: typeof reqId === 'string' && REQUEST_ID_PATTERN.test(reqId) ? reqId : undefined,
    parent: (typeof parent === 'string' && parseTraceParent(parent)) || undefined,
  }
}

/** Starts a span. While no traces are exported, it has ids and does nothing else. */
function startSpan(name: string, kind: Kind, parent?: SpanContext, options?: SpanOptions): Span {
  const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  const span = trace
    .getTracer('storefront')
    .startSpan(name, { kind: kinds[kind], ...options }, context)
  if (isSpanContextValid(span.spanContext())) return span
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: 0 })
}

/** Ends a span, as a failed one if there is an error. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    const message = typeof error === 'string' ? error : (error as Error).message
    span.setStatus({ code: SpanStatusCode.ERROR, message: redact(message) })
  }
  span.end()
}

/** Begins a request or a job. */
export function openContext(
  name: string,
  kind: 'server' | 'internal',
  { reqId, parent }: Incoming = {},
): { context: RequestContext; span: Span } {
  const span = startSpan(name, kind, parent)
  const ids = span.spanContext()
  return { context: { reqId: reqId ?? ids.traceId, ...ids }, span }
}

async function runInSpan<Result>(
  context: RequestContext,
  span: Span,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await runFor(context, work)
    endSpan(span)
    return result
  } catch (error) {
    endSpan(span, error)
    throw error
  }
}

/**
 * Runs a job of the background, whose lines and calls get an id of their own.
 * @param causedBy id of the request that has left it to be done; its lines name that, too
 */
export function runJob<Result>(
  name: string,
  work: () => Promise<Result>,
  causedBy?: string | null,
): Promise<Result> {
  const { context, span } = openContext(name, 'internal')
  return runInSpan({ ...context, ...(causedBy && { causedBy }) }, span, work)
}

/** Runs a part of a request or a job as a span of its own. */
export function withSpan<Result>(
  name: string,
  kind: 'client' | 'internal',
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = currentContext()
  if (!parent) return work()
  const span = startSpan(name, kind, parent)
  return runInSpan({ ...parent, ...span.spanContext() }, span, work)
}

/** Records a call that the current request or job has made. @param options.startTime milliseconds since 1970 */
export function recordCall(name: string, options: SpanOptions, error?: unknown): void {
  const parent = currentContext()
  if (parent) endSpan(startSpan(name, 'client', parent, options), error)
}

/** Headers that tell a server of ours which request it is called for. */
export function outgoingHeaders(context = currentContext()): Record<string, string> {
  if (!context) return {}
  const { reqId, traceId, spanId, traceFlags } = context
  return {
    [REQUEST_ID_HEADER]: reqId,
    [TRACE_HEADER]: `00-${traceId}-${spanId}-0${traceFlags & SAMPLED}`,
  }
}
