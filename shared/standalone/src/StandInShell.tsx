import {
  endSession,
  portalAddress,
  setLanguage,
  toggleTheme,
  useCart,
  useLanguage,
  useSession,
} from '@shop/kernel'
import { NavLink, Outlet, ScrollRestoration, type RouteObject } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { messages } from './messages.ts'

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  background: ${color.surface};
  border-block-end: 1px dashed ${color.line};
`

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-inline-end: auto;
`

/** The addresses of a remote that need no parameter. */
export function plainPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path && !path.includes(':') ? [path] : []),
    ...(children ? plainPaths(children) : []),
  ])
}

/** What a remote needs around it when no shell is there: session, language, theme, and a way to its pages. */
export function StandInShell({ routes }: { routes: readonly RouteObject[] }) {
  const t = messages.useT()
  const { lang } = useLanguage()
  const session = useSession()
  const count = useCart().length
  return (
    <>
      <Bar>
        <strong>{t('standalone.alone')}</strong>
        <Pages aria-label={t('standalone.pages')}>
          {plainPaths(routes).map((path) => (
            <NavLink key={path} to={path}>
              {path}
            </NavLink>
          ))}
        </Pages>
        <span>{t('standalone.cart', { count })}</span>
        <Button variant="quiet" onClick={() => setLanguage(lang === 'en' ? 'ar' : 'en')}>
          {lang === 'en' ? t('standalone.arabic') : t('standalone.english')}
        </Button>
        <Button variant="quiet" onClick={toggleTheme}>
          {t('standalone.theme')}
        </Button>
        {session ? (
          <Button variant="secondary" onClick={endSession}>
            {t('standalone.logout')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" external href={portalAddress('login')}>
            {t('standalone.login')}
          </ButtonLink>
        )}
      </Bar>
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
