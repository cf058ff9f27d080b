import { styled } from 'styled-components'

import { size, space } from '../tokens/tokens.ts'

/** Centres its content and keeps it off the edges; `$width` is `container` unless it holds text or one form. */
export const Container = styled.div<{ $width?: 'container' | 'prose' | 'narrow' }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width = 'container' }) => size[$width]} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`
