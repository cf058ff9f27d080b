import { styled } from 'styled-components'

import { space } from '../tokens/tokens.ts'

/** A section of a page with its vertical spacing. */
export const Section = styled.section`
  padding-block: ${space.section};
`
