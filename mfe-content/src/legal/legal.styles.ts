import { Container } from '@shop/ui/layout/Container.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Sidebar } from '../layout/columns.styles.ts'

/** Prints only the text: no controls, every question open. */
export const Page = styled(Container)`
  @media print {
    & nav,
    & button,
    & summary > svg {
      display: none;
    }
    & details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    & section {
      break-inside: avoid;
    }
  }
`

export const ContentsSidebar = styled(Sidebar)`
  @media print {
    display: none;
  }
`

export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`

export const Text = styled.div`
  display: grid;
  gap: ${space[6]};
  max-inline-size: ${size.prose};
  & h2 {
    font-size: ${font.xl};
  }
  & > section > p {
    margin-block-start: ${space[3]};
  }
`

export const Updated = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`

/** Always rendered, so that changes are announced; takes no space while empty. */
export const Status = styled.div.attrs({ role: 'status' })`
  &:empty {
    margin-block-start: calc(-1 * ${space[4]});
  }
`
