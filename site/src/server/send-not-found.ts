import type { FastifyReply } from 'fastify'

/** Responds that there is no such file. */
export const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain').send('Not found\n')
