import {
  officePageSchema,
  pageChangeSchema,
  pageHistorySchema,
  pagePreviewRequestSchema,
  pagePreviewSchema,
} from '@shop/contracts/wire/office-pages.ts'
import { officePostSchema, postChangeSchema } from '@shop/contracts/wire/office-posts.ts'
import { z } from 'zod/mini'

import { parseMarkdown } from '../../../domain/content-pages/parse-markdown.ts'
import type { App } from '../../../platform/http/app.types.ts'
import type { Services } from '../../services.ts'
import { requireOffice } from '../office-access.ts'
import { recordRoutes } from '../record.routes.ts'
import { pageStore } from './page-office.store.ts'
import { postStore } from './post-office.store.ts'
import { listTextHistory } from './text-history.store.ts'

/** What owners write in place of pages' own texts, and in the blog. */
export function pageOfficeRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services, { owner: true })

  recordRoutes(app, services, '/pages', {
    store: pageStore,
    item: officePageSchema,
    change: pageChangeSchema,
    owner: true,
    deletable: false,
  })
  recordRoutes(app, services, '/posts', {
    store: postStore,
    item: officePostSchema,
    change: postChangeSchema,
    owner: true,
  })
  for (const kind of ['page', 'post'] as const) {
    app.get(
      `/${kind}s/:id/history`,
      {
        onRequest,
        schema: { params: z.object({ id: z.string() }), response: { 200: pageHistorySchema } },
      },
      async ({ params: { id } }) => ({ results: await listTextHistory(services.db, kind, id) }),
    )
  }
  app.post(
    '/pages/preview',
    {
      onRequest,
      schema: { body: pagePreviewRequestSchema, response: { 200: pagePreviewSchema } },
    },
    ({ body: { text } }) => ({ en: parseMarkdown(text.en), ar: parseMarkdown(text.ar) }),
  )
}
