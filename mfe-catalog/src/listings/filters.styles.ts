import { color, font, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: ${space[6]};
`

export const Group = styled.fieldset`
  & > legend {
    margin-block-end: ${space[2]};
    font-size: ${font.s};
    font-weight: ${font.medium};
  }
  & > label {
    inline-size: 100%;
  }
  & > label > span {
    flex: 1;
  }
`

export const Option = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

export const Swatch = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
`

export const Count = styled.span`
  margin-inline-start: auto;
  color: ${color.muted};
  font-size: ${font.xs};
  font-variant-numeric: tabular-nums;
`

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const Chip = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: ${size.control};
  min-block-size: ${size.touch};
  padding-inline: ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  font-size: ${font.s};
  cursor: pointer;
  transition: background ${motion.fast};
  &:hover {
    border-color: ${color.text};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.accentText};
  }
  &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`
