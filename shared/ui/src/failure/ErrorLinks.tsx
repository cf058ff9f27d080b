import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useLocation } from '@shop/router'

import { ButtonLink } from '../button/ButtonLink.tsx'
import { useT } from './messages.ts'

/** Ways on from a page that failed: the shop and the home page, unless it is one of them. */
export function ErrorLinks() {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <>
      {pathname !== sitePaths.shop && (
        <ButtonLink variant="secondary" to={sitePaths.shop}>
          {t('error.shop')}
        </ButtonLink>
      )}
      {pathname !== sitePaths.home && (
        <ButtonLink variant="ghost" to={sitePaths.home}>
          {t('error.home')}
        </ButtonLink>
      )}
    </>
  )
}
