import { becomeOwner } from '../../domain/staff/staff.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { storeForm } from '../../platform/pages/form-state.ts'
import type { Services } from '../services.ts'
import { newPasswordRoutes } from './new-password.routes.ts'

const OFFICE_PATH = '/office'

/** GET and POST /portal/owner, the page that the link of `npm run backend -- owner` opens. */
export const ownerRoutes = (app: App, services: Services): void =>
  newPasswordRoutes(app, services, {
    path: '/portal/owner',
    purpose: 'owner',
    limit: 'ownerLink',
    page: { heading: 'owner.heading', lead: 'owner.lead', button: 'owner.button' },
    setPassword: becomeOwner,
    // The office has them log in, which has to begin in the shop.
    async finish(email, _request, reply) {
      const { config } = services
      storeForm(config, reply, '/portal/login', { notice: 'owner.done', values: { email } })
      return reply.redirect(config.siteOrigins[0] + OFFICE_PATH, 303)
    },
  })
