import { Select } from '@shop/ui/form/Select.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { sorts, type Choice, type Sort } from './choice.ts'
import { useT } from './messages.ts'

interface SortFieldProps {
  choice: Choice
  choose: (choice: Choice) => void
}

export function SortField({ choice, choose }: SortFieldProps) {
  const t = useT()
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{t('sort.label')}</label>
      <Select
        id={id}
        value={choice.sort}
        onChange={({ target }) => choose({ ...choice, sort: target.value as Sort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  & > label {
    flex: none;
    font-size: ${font.s};
  }
`
