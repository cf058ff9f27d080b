import { styled } from 'styled-components'

import { space } from '../tokens/tokens.ts'

/** A part of a page with the page's vertical rhythm. */
export const Section = styled.section`
  padding-block: ${space.section};
`
