import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import type { OfficeCounts } from '@shop/contracts/wire/office.ts'
import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { http, HttpResponse, type RequestHandler } from 'msw'

import { routes } from '../routes.generated.ts'

/** How much waits for somebody: nothing, but for what is given. */
const buildCounts = (counts: OfficeCounts = { orders: 0, messages: 0 }) =>
  http.get(mainUrl('/office/counts'), () => HttpResponse.json<OfficeCounts>(counts))

/** Nothing waits for anybody. */
export const noCounts = buildCounts()

/** The first page's response: nothing is to do, but for what is given. */
export const buildToday = (changes: Partial<OfficeToday> = {}) =>
  http.get(mainUrl('/office/today'), () =>
    HttpResponse.json<OfficeToday>({
      ...{ orders: [], messages: [], lowStock: [], lowStockCount: 0, tasks: [] },
      sales: [
        { day: '2026-11-26', orders: 0, revenue: 0 },
        { day: '2026-11-27', orders: 0, revenue: 0 },
      ],
      ...changes,
    }),
  )

interface OpenOptions {
  /** What the page calls, besides the office's own calls. */
  handlers: RequestHandler[]
  role?: 'staff' | 'owner'
  /** What somebody of the staff may do besides; everything by default. */
  permissions?: OfficePermission[]
  lang?: 'en' | 'ar'
  counts?: OfficeCounts
}

/** Opens a page of the office as somebody whom the backend lets in. */
export function openOffice(
  at: string,
  { handlers, role = 'staff', permissions, lang = 'en', counts }: OpenOptions,
) {
  const session = http.get(mainUrl('/office/session'), () =>
    HttpResponse.json({ role, name: '', permissions, secondFactor: 'passed' }),
  )
  server.use(...handlers, session, buildCounts(counts))
  return renderRoutes(routes, { at, lang, token: testToken({ _id: 'member-1', role }) })
}
