import { Outlet } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { OfficeMenu } from './OfficeMenu.tsx'

/** Shared by all pages of the office: the menu beside the page. */
export function OfficeLayout() {
  return (
    <Columns>
      <OfficeMenu />
      <div>
        <Outlet />
      </div>
    </Columns>
  )
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[5]} ${space.section};
  ${mediaQuery.laptop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    align-items: start;
    gap: ${space[7]};
  }
`
