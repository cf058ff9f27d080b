import { BAR_TOOLS_ID } from '@shop/contracts/browser/page-frame.ts'
import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link, useLocation } from '@shop/router'
import { ArrowBack } from '@shop/ui/icons/directional.ts'
import {
  color,
  font,
  layer,
  mediaQuery,
  motion,
  radius,
  shadow,
  size,
  space,
} from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { AccountLink } from '../controls/AccountLink.tsx'
import { CartButton } from '../controls/CartButton.tsx'
import { LanguageMenu } from '../controls/LanguageMenu.tsx'
import { LazyOfficeLink } from '../controls/LazyOfficeLink.tsx'
import { LogoutButton } from '../controls/LogoutButton.tsx'
import { ThemeToggle } from '../controls/ThemeToggle.tsx'
import { useT } from '../messages.ts'
import { inBar } from '../search/search-field.styles.ts'
import { SearchField } from '../search/SearchField.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { PageLinks } from './PageLinks.tsx'
import { usePageFrame } from './usePageFrame.ts'
import { useScrolledPast } from './useScrolledPast.ts'

const STICKY_AFTER_PX = 50

export function TopBar() {
  const t = useT()
  const sticky = useScrolledPast(STICKY_AFTER_PX)
  const { pathname } = useLocation()
  const frame = usePageFrame()
  const isWorkspace = frame === 'workspace'
  const isClosed = frame === 'closed'
  return (
    <Bar data-sticky={sticky || undefined} data-frame={frame}>
      <Row>
        {pathname !== sitePaths.home && !isWorkspace && !isClosed && (
          <Back to={sitePaths.home} aria-label={t('nav.back')} title={t('nav.back')}>
            <ArrowBack />
          </Back>
        )}
        <Logo />
        {isWorkspace && <Tools id={BAR_TOOLS_ID} />}
        {/* Nothing leads away from paying. */}
        {!frame && (
          <DesktopNav aria-label={t('nav.label')}>
            <PageLinks />
          </DesktopNav>
        )}
        <Controls>
          {!frame && <SearchField />}
          <LanguageMenu />
          <ThemeToggle />
          {!isWorkspace && !isClosed && <CartButton />}
          {!isClosed && (
            <>
              <AccountLink />
              <LazyOfficeLink />
              <LogoutButton />
            </>
          )}
          {!frame && <MobileMenu />}
        </Controls>
      </Row>
      {/* The build lets nothing be painted before it. */}
      <span id="top-bar-end" hidden />
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  ${mediaQuery.low} {
    position: relative;
  }
  background: ${color.background};
  border-block-end: 1px solid transparent;
  transition:
    border-color ${motion.medium},
    box-shadow ${motion.medium};
  &[data-sticky] {
    background: color-mix(in srgb, ${color.background} 92%, transparent);
    backdrop-filter: blur(12px);
    border-color: ${color.line};
    box-shadow: ${shadow.s};
  }
  @media print {
    display: none;
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.bar};
  max-inline-size: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  ${mediaQuery.tablet} {
    gap: ${space[3]};
  }
  [data-frame='workspace'] & {
    max-inline-size: none;
    ${mediaQuery.phone} {
      /* The tools need the room. */
      & > a {
        display: none;
      }
    }
  }
  /* Phones share the width beside the logo’s mark and the gaps among the buttons. */
  --button: min(${size.touch}, (100vw - 5rem) / 6);
`

const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--button);
  block-size: var(--button);
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  &:hover {
    border-color: ${color.lineStrong};
  }
  /* Beside the page, so that the logo stands above its edge on every page. */
  @media (min-width: 90rem) {
    margin-inline-start: calc(-1 * (${size.touch} + ${space[3]}));
  }
`

const Tools = styled.div`
  flex: 1;
  min-inline-size: 0;
`

const DesktopNav = styled.nav`
  display: none;
  margin-inline: ${space[5]} auto;
  font-size: ${font.s};
  ${mediaQuery.laptop} {
    display: block;
  }
`

const Controls = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: end;
  margin-inline-start: auto;
  /* The search field gives way, not the logo. */
  ${inBar} {
    flex: 0 100 auto;
    min-inline-size: 0;
  }
  @media (max-width: 25rem) {
    & > :is(a, button, span),
    & > div > button {
      inline-size: var(--button);
    }
  }
  ${mediaQuery.tablet} {
    gap: ${space[1]};
  }
`
