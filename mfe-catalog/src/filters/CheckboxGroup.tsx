import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { colorSample } from '@shop/ui/tokens/forced-colors.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface CheckboxGroupProps {
  legend: string
  choices: readonly {
    value: string
    label: ReactNode
    /** Number of results with this value. */
    count: number
    /** A CSS colour. */
    swatch?: string | undefined
  }[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** The values of a filter as checkboxes, each with its number of results; one that leads to none cannot be chosen. */
export function CheckboxGroup({ legend, choices, chosen, onToggle }: CheckboxGroupProps) {
  const { lang } = useLanguage()
  return (
    <Group>
      <legend>{legend}</legend>
      {choices.map(({ value, label, count, swatch }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => onToggle(value)}
          label={
            <Option>
              {swatch && <Swatch style={{ background: swatch }} />}
              <span>{label}</span>
              <Count>{formatNumber(count, lang)}</Count>
            </Option>
          }
        />
      ))}
    </Group>
  )
}

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

const Option = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

const Swatch = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  ${colorSample}
`

const Count = styled.span`
  margin-inline-start: auto;
  color: ${color.muted};
  font-size: ${font.xs};
  font-variant-numeric: tabular-nums;
`
