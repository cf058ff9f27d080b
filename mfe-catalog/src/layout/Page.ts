import { Container } from '@shop/ui/layout/Container.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A container with the space below the content of a page. */
export const Page = styled(Container)`
  padding-block-end: ${space.section};
`

/** A list with its heading, and the space below it. */
export const ListSection = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block-end: ${space.section};
`
