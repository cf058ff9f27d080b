import { Container } from '@shop/ui/layout/Container.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Prints only the text: no controls, every question open. */
export const PrintedPage = styled(Container)`
  @media print {
    & nav,
    & button {
      display: none;
    }
    & section {
      break-inside: avoid;
    }
  }
`

export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`

/** The sections of a text, one below the other. */
export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-inline-size: ${size.prose};
  @media print {
    max-inline-size: none;
  }
  & h2 {
    font-size: ${font.xl};
  }
  & > section > :not(h2) {
    margin-block-start: ${space[3]};
  }
`
