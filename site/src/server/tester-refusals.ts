import type { FastifyReply } from 'fastify'

const REFUSALS = {
  version: {
    en: 'This version has not been released. To try it, open a link for testers first.',
    ar: 'لم يُطلق هذا الإصدار بعد. لتجربته افتح أولًا رابطًا مخصصًا للمختبِرين.',
  },
  list: {
    en: 'Only testers may see which versions there are. Open a link for testers first.',
    ar: 'لا يرى قائمة الإصدارات إلا المختبِرون. افتح أولًا رابطًا مخصصًا للمختبِرين.',
  },
  expired: {
    en: 'This link for testers has expired. Ask for a new one.',
    ar: 'انتهت صلاحية رابط المختبِرين هذا. اطلب رابطًا جديدًا.',
  },
  invalid: {
    en: 'This link for testers is not valid here. Ask for a new one.',
    ar: 'رابط المختبِرين هذا غير صالح هنا. اطلب رابطًا جديدًا.',
  },
} as const

/** Responds that only testers may have something, in both languages: this text has no page to choose one on. */
export function sendRefusal(reply: FastifyReply, reason: keyof typeof REFUSALS) {
  const { en, ar } = REFUSALS[reason]
  reply.log.info({ reason }, 'Refused: no tester')
  return reply
    .code(403)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${en}\n${ar}\n`)
}
