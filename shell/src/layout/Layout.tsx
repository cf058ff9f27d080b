import { Outlet, scrollKey, ScrollRestoration } from '@shop/router'
import { color, layer, radius, space } from '@shop/ui/tokens/tokens.ts'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { LazyOverrideTools } from '../overrides/LazyOverrideTools.tsx'
import { SwitchAccountDialog } from '../session/SwitchAccountDialog.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './Footer.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

// Nothing is toasted before the first page is there.
const Toaster = lazy(async () => ({
  default: (await import('@shop/ui/feedback/Toaster.tsx')).Toaster,
}))

/** Everything around a page. */
export function Layout() {
  const t = useT()
  useFocusOnNavigation()
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <NavigationProgress />
      <TopBar />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <BackToTop />
      <SwitchAccountDialog />
      <LazyOverrideTools />
      <Suspense>
        <Toaster />
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

const Main = styled.main`
  /* The footer starts below the screen: a page that fills up by and by must not push it around. */
  min-block-size: 100svh;
  /* Keeps the last margin of a page inside: one that collapses would be lost in the height above. */
  display: flow-root;
  &:focus {
    outline: none;
  }
`

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.skipLink};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.accent};
  color: ${color.accentText};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`
