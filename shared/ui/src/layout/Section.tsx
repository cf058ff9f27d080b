import { styled } from 'styled-components'

import { color, space } from '../tokens/tokens.ts'

/** A section of a page with its vertical spacing. */
export const Section = styled.section`
  padding-block: ${space.section};
`

/** A section with the dark palette in both themes; colour tokens inside it resolve to that palette. */
export const DarkSection = styled.div.attrs({ className: 'inverse' })`
  background: ${color.background};
  color: ${color.text};
`
