import { createEarlyPage, EARLY_PAGE_POLICY } from '@shop/server/early-page.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TEXTS = {
  version: 'This version has not been released. To try it, open the link of a preview first.',
  list: 'Only testers may see which versions there are. Open the link of a preview first.',
  ended: 'This preview has ended, or its link is not complete. Ask for a new one.',
} as const

const PAGES = { version: 'unreleased', list: 'unreleased', ended: 'preview' } as const

/** Responds that only testers may have something: with a page in both languages to browsers, with a sentence to programs. */
export function refuse(request: FastifyRequest, reply: FastifyReply, reason: keyof typeof TEXTS) {
  reply.log.info({ reason }, 'Refused: no tester')
  void reply.code(403).header('Cache-Control', 'no-store')
  if (!request.headers.accept?.includes('text/html')) {
    return reply.type('text/plain; charset=utf-8').send(`${TEXTS[reason]}\n`)
  }
  return reply
    .header('Content-Security-Policy', EARLY_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(createEarlyPage(PAGES[reason]))
}
