import { Outlet } from '@shop/router'
import { font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { BarTools } from './BarTools.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'

/** Shared by all pages of the office: the menu beside the page, and the tools in the bar. */
export function OfficeLayout() {
  return (
    <Columns>
      <BarTools />
      <Aside>
        <OfficeMenu />
      </Aside>
      <Page>
        <Outlet />
      </Page>
    </Columns>
  )
}

const Columns = styled.div`
  padding: 0 ${space.gutter} ${space[7]};
  ${mediaQuery.laptop} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[6]};
    /* As long as the page, so that the line beside the menu is. */
    min-block-size: calc(100svh - ${size.bar});
    padding-inline-start: 0;
  }
`

const Aside = styled.div`
  display: none;
  ${mediaQuery.laptop} {
    display: block;
  }
`

const Page = styled.div`
  min-inline-size: 0;
  max-inline-size: 84rem;
  /* Smaller than the title of the page; parts of it may say otherwise. */
  & :where(h2) {
    font-size: ${font.l};
  }
`
