import { z } from 'zod/mini'

import type { ThawaniConfig } from '../../../platform/config/config.ts'
import type { Deps } from '../../../platform/deps.ts'

/** Limits one attempt; a response that comes after the shopper's deadline is still stored. */
const ATTEMPT_TIMEOUT_MS = 6000
/** The same request may succeed later. */
const RETRYABLE_STATUSES = [408, 409, 425, 429]

const bodySchema = z.object({
  success: z.boolean(),
  code: z.optional(z.number()),
  description: z.nullish(z.string()),
  data: z.optional(z.unknown()),
})

/** Thawani has responded that it will not do this, and would say so again. */
export class ThawaniError extends Error {
  override readonly name = 'ThawaniError'

  /** @param code Thawani's own, such as 4301 */
  constructor(
    message: string,
    readonly status: number,
    readonly code: number | undefined,
  ) {
    super(message)
  }

  /** There is no such object. */
  get isNotFound(): boolean {
    return this.status === 404 || this.code === 4003
  }
}

interface Call<Schema extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  /** Path below `/api/v1`, with its query. */
  path: string
  body?: object
  /** Schema of the response's `data`. */
  schema: Schema
}

/** Sends a call to Thawani's API. @returns the response's `data` */
export type CallThawani = <Schema extends z.ZodMiniType>(
  call: Call<Schema>,
) => Promise<z.output<Schema>>

/** Leaves out the ids of sessions, which are their buyers' secrets. */
const toLoggedPath = (path: string): string => path.split(/[/?]/, 3).join('/')

function parseBody(text: string) {
  try {
    return bodySchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Creates the function that calls Thawani's API. It throws a {@link ThawaniError} for what Thawani refuses for good. After any other
 * error nothing is known: the call may have taken effect.
 */
export function createThawaniClient(
  { secretKey, url }: Pick<ThawaniConfig, 'secretKey' | 'url'>,
  log: Pick<Deps['log'], 'info'>,
): CallThawani {
  return async ({ method, path, body, schema }) => {
    const startedAt = performance.now()
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        'thawani-api-key': secretKey,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    })
    const { status } = response
    const parsed = parseBody(await response.text())
    const ms = Math.round(performance.now() - startedAt)
    const thawaniCode = parsed?.code
    log.info(
      { call: `${method} ${toLoggedPath(path)}`, status, ms, thawaniCode },
      'Thawani responded',
    )
    if (!parsed || status >= 500 || RETRYABLE_STATUSES.includes(status)) {
      throw new Error(
        `Thawani responded with ${status}: ${parsed?.description ?? 'no JSON of its API'}`,
      )
    }
    if (!parsed.success || !response.ok) {
      throw new ThawaniError(parsed.description ?? `refused with ${status}`, status, parsed.code)
    }
    return schema.parse(parsed.data)
  }
}
