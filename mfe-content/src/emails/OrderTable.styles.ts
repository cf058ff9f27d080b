import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Caption = styled(VisuallyHidden).attrs({ as: 'caption' })``

export const ItemCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  & > span {
    flex: 1;
    min-inline-size: 6rem;
  }
`

export const Thumbnail = styled(ResponsiveImage)`
  flex: none;
  inline-size: 3.5rem;
  border-radius: ${radius.s};
`

export const Table = styled.table`
  font-size: ${font.s};
  & th,
  & td {
    padding: ${space[3]} 0;
    border-block-end: 1px solid ${color.line};
    vertical-align: top;
  }
  & td,
  & thead th:not(:first-child) {
    padding-inline-start: ${space[4]};
    text-align: end;
  }
  & thead th {
    padding-block-start: 0;
    color: ${color.muted};
    font-size: ${font.xs};
    font-weight: ${font.regular};
  }
  & tbody small {
    display: block;
    color: ${color.muted};
    font-weight: ${font.regular};
  }
  & tfoot th,
  & tfoot td {
    padding-block: ${space[2]} 0;
    border: 0;
  }
  & tfoot th {
    color: ${color.muted};
    font-weight: ${font.regular};
  }
  & tfoot tr:first-child > * {
    padding-block-start: ${space[4]};
  }
  & tfoot tr:last-child > * {
    color: ${color.text};
    font-size: ${font.l};
    font-weight: ${font.bold};
  }
`
