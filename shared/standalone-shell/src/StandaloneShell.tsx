import { useCart } from '@shop/kernel/cart'
import { Outlet, type RouteObject, scrollKey, ScrollRestoration, useNavigation } from '@shop/router'
import { SlowNotice } from '@shop/ui/feedback/SlowNotice.tsx'
import { Toaster } from '@shop/ui/feedback/Toaster.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Controls } from './Controls.tsx'
import { messages } from './messages.ts'
import { PageList } from './PageList.tsx'

/** The paths of a remote without parameters. */
export function staticPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path && !path.includes(':') ? [path] : []),
    ...(children ? staticPaths(children) : []),
  ])
}

/** Replaces the shell around a remote that runs alone: session, language, theme, and links to its pages. */
export function StandaloneShell({ routes }: { routes: readonly RouteObject[] }) {
  const t = messages.useT()
  const count = useCart((items) => items.length)
  const loading = useNavigation().state !== 'idle'
  return (
    <>
      <Bar>
        <Info>
          <strong>{t('standalone.title')}</strong>
          <span>{t('standalone.cart', { count })}</span>
        </Info>
        <PageList paths={staticPaths(routes)} />
        <Controls />
      </Bar>
      <main id="main">
        {loading && <SlowNotice />}
        <Outlet />
      </main>
      <ScrollRestoration getKey={scrollKey} />
      <Toaster />
    </>
  )
}

const Bar = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space.gutter};
  background: ${color.surface};
  border-block-end: 1px dashed ${color.line};
  & > nav {
    flex: 1 1 0;
    min-inline-size: 0;
  }
`

const Info = styled.div`
  display: flex;
  flex: 1 0 100%;
  justify-content: space-between;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
  ${mediaQuery.laptop} {
    flex: none;
  }
`
