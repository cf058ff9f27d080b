/** What others know of a span by `traceparent`. */
export interface SpanIds {
  traceId: string
  spanId: string
  isSampled: boolean
}

export type Attributes = Record<string, string | number>

export interface Span {
  readonly ids: SpanIds
  end: (outcome?: { name?: string; attributes?: Attributes; error?: unknown }) => void
}

export interface SpanOptions {
  name: string
  kind: 'server' | 'client' | 'internal'
  parent?: SpanIds | undefined
  /** Milliseconds since 1970; now by default. */
  startedAt?: number
  attributes?: Attributes
}

/** Makes spans. Without one, ids are made and passed on all the same. */
export interface Tracer {
  startSpan: (options: SpanOptions) => Span
}

let tracer: Tracer | undefined

/** The tracer of this process; undefined while traces go nowhere. */
export const getTracer = (): Tracer | undefined => tracer

export const setTracer = (next: Tracer | undefined): void => {
  tracer = next
}
