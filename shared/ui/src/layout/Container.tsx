import { styled } from 'styled-components'

import { size, space } from '../tokens/tokens.ts'

/** Centred content with a gutter; `$width` is narrower for prose and forms. */
export const Container = styled.div<{ $width?: 'container' | 'prose' | 'narrow' }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width = 'container' }) => size[$width]} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`
