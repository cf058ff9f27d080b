import { Outlet } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { AccountMenu } from './AccountMenu.tsx'
import { ProfilePanel } from './profile/ProfilePanel.tsx'

/** Shared by all account pages: profile panel and menu beside the page. */
export function AccountLayout() {
  return (
    <Columns>
      <Sidebar>
        <ProfilePanel />
        <AccountMenu />
      </Sidebar>
      <div>
        <Outlet />
      </div>
    </Columns>
  )
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${space.section};
  ${mediaQuery.laptop} {
    grid-template-columns: 18rem minmax(0, 1fr);
    align-items: start;
    gap: ${space[7]};
  }
`

const Sidebar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: ${space[5]};
  ${mediaQuery.laptop} {
    padding-block-start: ${space[6]};
    /* Sticky only where all of it fits. */
    @media (min-height: 50rem) {
      position: sticky;
      inset-block-start: ${size.bar};
    }
  }
`
