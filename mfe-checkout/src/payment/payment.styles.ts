import { color, font, radius, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Receipt = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.m};
`

export const Section = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  & > h2 {
    font-size: ${font.xl};
  }
`

export const Rows = styled.dl`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[4]};
    min-block-size: 3rem;
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  & > div > dt {
    color: ${color.muted};
  }
  & > div > dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

export const AmountRows = styled(Rows)`
  & > div:first-child {
    border-block-start: 0;
  }
  & > div:last-child {
    font-size: ${font.l};
    font-weight: ${font.bold};
  }
  & > div:last-child > dt {
    color: inherit;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: 0 ${space[5]} ${space[5]};
  & > * {
    flex: 1 1 auto;
  }
`

/** What most shoppers do next, in the first view of a phone. */
export const NextStep = styled.div`
  display: grid;
  padding: ${space[4]} ${space[5]} 0;
`

/** The coloured header of a receipt: icon and status. */
export const StatusBand = styled.div<{ $foreground: string; $background: string }>`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.l} ${radius.l} 0 0;
  color: ${({ $foreground }) => $foreground};
  background: ${({ $background }) => $background};
  & > svg {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    stroke-width: 1.5;
  }
`

export const StatusText = styled.p`
  max-inline-size: 100%;
  font-size: ${font['2xl']};
  font-weight: ${font.bold};
  line-height: ${font.leadingTight};
  overflow-wrap: anywhere;
`

export const Notices = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} ${space[5]} 0;
  /* An e-mail address may be longer than a line. */
  overflow-wrap: anywhere;
  text-align: center;
  & > [role] {
    text-align: start;
  }
  &:empty {
    display: none;
  }
`

export const Polling = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  color: ${color.muted};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.accent};
  }
`
