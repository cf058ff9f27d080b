import { Section } from '@shop/ui/layout/Section.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Stands out from the sections above and below. */
export const TintedSection = styled(Section)`
  background: ${color.sunken};
`

/** A large, quiet paragraph. */
export const Lead = styled.p`
  color: ${color.muted};
  font-size: ${font.l};
`

export const Intro = styled(Lead)`
  margin-block-start: ${space[3]};
`

export const RoundedPicture = styled(ResponsiveImage)`
  border-radius: ${radius.xl};
`

/** The heading of a list, and how many items it has. */
export const ListHeader = styled(Stack).attrs({
  $row: true,
  $align: 'baseline',
  $justify: 'space-between',
  $gap: '3',
})`
  margin-block-end: ${space[4]};
  & > p {
    color: ${color.muted};
  }
`
