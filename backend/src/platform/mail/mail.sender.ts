import { runJob } from 'monitoring/request-context.ts'

import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withTimeout } from '../http/with-timeout.ts'
import { startPolling } from '../jobs/start-polling.ts'
import { claimMail, finishMail, retryMail } from './mail.queue.ts'
import type { OutgoingMail, SendMail } from './mail.transport.ts'

const POLL_INTERVAL_MS = 1000
const CONCURRENCY = 4
/** Ends before the claim of the e-mail does. */
const ATTEMPT_TIMEOUT_MS = 60_000
/** How long a stopping sender waits for attempts in progress. */
const STOP_TIMEOUT_MS = 7000

/** Composes a queued e-mail. @returns `null` when nobody is to get it */
export type ComposeMail = (deps: Deps, mail: Row<'mails'>) => Promise<OutgoingMail | null>

interface Sender {
  deps: Deps
  compose: ComposeMail
  send: SendMail
  /** Aborted when no more e-mails may be claimed. */
  stopping: AbortSignal
  /** Aborts attempts in progress. */
  abort: AbortSignal
  attemptTimeoutMs?: number
}

/** Checks that the mail server rejected this recipient or message for good. */
function isRejected(error: unknown): boolean {
  const { permanent, code } = error as { permanent?: boolean; code?: string }
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

async function handleFailure({ deps }: Sender, mail: Row<'mails'>, error: unknown) {
  const { db, clock, log, counters } = deps
  // Without the recipient: logs are kept elsewhere and longer.
  const name = `e-mail ${mail.id} (${mail.kind})`
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  if (isRejected(error)) {
    await finishMail(db, mail.id, 'failed')
    counters.countMail('failed')
    log.error(`The mail server rejected ${name}: ${reason}`)
  } else if (!(await retryMail(db, mail, clock()))) {
    counters.countMail('failed')
    log.error(`Gave up on ${name} after ${mail.attempts} attempts: ${reason}`)
  } else {
    counters.countMail('delayed')
    if (mail.attempts === 1) log.warn(`Could not send ${name} yet: ${reason}`)
  }
}

const createTimeoutError = () => new Error('The mail server did not answer in time.')

async function attemptMail(sender: Sender, mail: Row<'mails'>): Promise<'sent' | 'dropped' | null> {
  const { deps, compose, send, abort, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = sender
  try {
    const outgoing = await compose(deps, mail)
    if (!outgoing) return 'dropped'
    const signal = AbortSignal.any([abort, AbortSignal.timeout(attemptTimeoutMs)])
    // A transport that does not heed the signal must not stop the queue.
    await withTimeout(attemptTimeoutMs, () => send(outgoing, signal), createTimeoutError)
    return 'sent'
  } catch (error) {
    await handleFailure(sender, mail, error)
    return null
  }
}

/** Sends the e-mails that are due, until there are none. */
export async function sendDueMails(sender: Sender): Promise<void> {
  const { db, clock, log, counters } = sender.deps
  async function send(mail: Row<'mails'>): Promise<void> {
    const result = await attemptMail(sender, mail)
    if (!result) return
    await finishMail(db, mail.id, result)
    counters.countMail(result)
    log.info({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts }, `E-mail ${result}`)
  }
  async function work(): Promise<void> {
    while (!sender.stopping.aborted) {
      const mail = await claimMail(db, clock())
      if (!mail) return
      await runJob('mail', () => send(mail), mail.requestId)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

/**
 * Sends queued e-mails in the background; several backends may share one queue.
 * @returns stops it and waits for attempts in progress
 */
export function startMailSender(
  sender: Pick<Sender, 'deps' | 'compose' | 'send'>,
): () => Promise<void> {
  const abort = new AbortController()
  const stop = startPolling({
    intervalMs: POLL_INTERVAL_MS,
    work: (stopping) => sendDueMails({ ...sender, stopping, abort: abort.signal }),
    // The database is away: the next poll tries again.
    onError: (error) => sender.deps.log.error(error, 'The queue of e-mails failed'),
  })
  return async () => {
    const abortTimer = setTimeout(() => abort.abort(), STOP_TIMEOUT_MS)
    await stop()
    clearTimeout(abortTimer)
  }
}
