import { favouritesChangeSchema, favouritesSchema } from '@shop/contracts/wire/account.ts'

import { changeFavourites } from '../../../domain/catalog/favourite.store.ts'
import { authenticate, requireUser } from '../../../platform/auth/authenticate.ts'
import type { App } from '../../../platform/http/app.types.ts'
import { limitMembers } from '../../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../../services.ts'

/** PATCH /account/favourites: the products that a member has marked. */
export function favouriteRoutes(app: App, services: Services): void {
  app.patch(
    '/account/favourites',
    {
      onRequest: authenticate(services.tokens),
      preHandler: limitMembers(services, 'favourites'),
      schema: { body: favouritesChangeSchema, response: { 200: favouritesSchema } },
    },
    async (request) => {
      const ids = await changeFavourites(services, requireUser(request).id, request.body)
      return { results: ids.map((_id) => ({ _id })) }
    },
  )
}
