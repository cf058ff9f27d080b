import { OFFICE_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { subscriberPageSchema } from '@shop/contracts/wire/office-members.ts'
import { z } from 'zod/mini'

import {
  listSubscribers,
  selectConfirmed,
  toUnsubscribeUrl,
} from '../../../domain/forms/subscriber.store.ts'
import { formatCsv } from '../../../platform/csv/csv.ts'
import type { App } from '../../../platform/http/app.types.ts'
import { positiveIntegerParam, selectPage } from '../../../platform/http/paging.ts'
import { translations } from '../../../platform/i18n/messages.ts'
import type { Services } from '../../services.ts'
import { requireOffice } from '../office-access.ts'

const columns = ['email', 'language', 'confirmed', 'unsubscribe'] as const

/** GET /newsletter and /newsletter.csv: who has confirmed that they want it, for owners. */
export function subscriberRoutes(app: App, services: Services): void {
  const { db, config } = services
  const onRequest = requireOffice(services, { owner: true })

  app.get(
    '/newsletter',
    {
      onRequest,
      schema: {
        querystring: z.object({ page: z.optional(positiveIntegerParam) }),
        response: { 200: subscriberPageSchema },
      },
    },
    async ({ query: { page = 1 } }) => {
      const newest = selectConfirmed(db).orderBy('confirmedAt', 'desc').orderBy('id')
      const { rows, paginate } = await selectPage(newest, { page, limit: OFFICE_PAGE_SIZE })
      const results = rows.map(({ id, email, language, confirmedAt }) => ({
        ...{ _id: id, email, language, confirmedAt: confirmedAt ?? '' },
      }))
      return { results, paginate }
    },
  )
  app.get(
    '/newsletter.csv',
    {
      onRequest,
      schema: { querystring: z.object({ lang: z._default(z.enum(['en', 'ar']), 'en') }) },
    },
    async ({ query: { lang } }, reply) => {
      const t = translations[lang]
      const rows = (await listSubscribers(db)).map(({ id, email, language, confirmedAt }) => [
        ...[email, language, confirmedAt ?? '', toUnsubscribeUrl(config, id)],
      ])
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="newsletter.csv"')
        .send(formatCsv([columns.map((column) => t(`export.newsletter.${column}`)), ...rows]))
    },
  )
}
