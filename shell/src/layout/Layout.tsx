import { Outlet, scrollKey, ScrollRestoration, useLocation, useNavigation } from '@shop/router'
import { color, layer, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { Footer } from '../footer/Footer.tsx'
import { useT } from '../messages.ts'
import { LazyOverrideTools } from '../overrides/LazyOverrideTools.tsx'
import { LazySessionQuestions } from '../session/LazySessionQuestions.tsx'
import { BackToTop } from './BackToTop.tsx'
import { LazyToaster } from './LazyToaster.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { TopBar } from './TopBar.tsx'
import { usePageFrame } from './usePageFrame.ts'

/** The shell around every page. */
export function Layout() {
  const t = useT()
  const frame = usePageFrame()
  useFocusOnNavigation()
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <TopBar />
      <Main id="main" tabIndex={-1}>
        <NavigationProgress />
        <Outlet />
      </Main>
      <Footer />
      {frame !== 'workspace' && <BackToTop />}
      <LazySessionQuestions />
      <LazyOverrideTools />
      <LazyToaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

const Main = styled.main`
  /* Keeps the footer below the fold while the page loads, so that it causes no layout shift. */
  min-block-size: 100svh;
  /* Contains the page's last margin, which would otherwise collapse. */
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

/**
 * After a navigation, focuses the new page's heading, so that screen readers announce the page; unless the page has
 * focused what the address names in it.
 */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const idle = useNavigation().state === 'idle'
  const previous = useRef(pathname)

  useEffect(() => {
    if (!idle || previous.current === pathname) return
    previous.current = pathname
    if (hash !== '' && hash === `#${document.activeElement?.id}`) return
    const main = document.getElementById('main')
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
    target?.focus({ preventScroll: true })
  }, [pathname, hash, idle])
}
