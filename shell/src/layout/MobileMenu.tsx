import { useBackToClose } from '@shop/router'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { useDismiss } from '@shop/ui/dom/useDismiss.ts'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { color, layer, mediaQuery, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { Suspense, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { AccountLink } from '../controls/AccountLink.tsx'
import { LazyOfficeLink } from '../controls/LazyOfficeLink.tsx'
import { LogoutButton } from '../controls/LogoutButton.tsx'
import { useT } from '../messages.ts'
import { PageLinks } from './PageLinks.tsx'

const CategoryLinks = lazyOptional(async () => (await import('./CategoryLinks.tsx')).CategoryLinks)

/** The account, the top bar's links and the categories on narrow screens. */
export function MobileMenu() {
  const t = useT()
  const id = useId()
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const [close] = useState(() => () => setOpen(false))
  useDismiss(open, container, close)
  useBackToClose(open, close)
  return (
    <BelowLaptop ref={container}>
      <IconButton
        label={open ? t('nav.close') : t('nav.open')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </IconButton>
      <Panel id={id} hidden={!open} aria-label={t('nav.label')}>
        <AccountLink inMenu onClick={close} />
        <LazyOfficeLink inMenu onClick={close} />
        <PageLinks onNavigate={close} />
        {open && (
          <Suspense fallback={null}>
            <CategoryLinks onNavigate={close} />
          </Suspense>
        )}
        <LogoutButton inMenu />
      </Panel>
    </BelowLaptop>
  )
}

const BelowLaptop = styled.div`
  ${mediaQuery.laptop} {
    display: none;
  }
`

const Panel = styled.nav`
  position: absolute;
  inset-block-start: ${size.bar};
  inset-inline: 0;
  z-index: ${layer.menu};
  max-block-size: calc(100dvh - ${size.bar});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]} ${space.gutter} ${space[6]};
  background: ${color.surface};
  border-block: 1px solid ${color.line};
  box-shadow: ${shadow.l};
`
