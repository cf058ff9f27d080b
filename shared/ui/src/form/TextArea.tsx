import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { type ComponentPropsWithRef, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { color, font, space } from '../tokens/tokens.ts'
import { controlStyles } from './control.styles.ts'
import { useFieldControl } from './field.context.ts'
import { useTextLength } from './useTextLength.ts'

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Shows how many of the `maxLength` characters are used. */
  counter?: boolean | undefined
}

/** A text area; labelled by the `Field` it is in. */
export function TextArea({ counter = false, ...rest }: TextAreaProps) {
  const t = useT()
  const { lang } = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const length = useTextLength(root)
  const counterId = useId()
  const max = counter ? rest.maxLength : undefined
  const control = useFieldControl(rest)
  const described = [control['aria-describedby'], max && counterId].filter(Boolean).join(' ')
  return (
    <Root ref={root}>
      <Box rows={5} {...rest} {...control} aria-describedby={described || undefined} />
      {max !== undefined && (
        <Counter id={counterId}>
          {t('field.characters', {
            used: formatNumber(length, lang),
            max: formatNumber(max, lang),
          })}
        </Counter>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
`

const Box = styled.textarea`
  ${controlStyles}
  resize: vertical;
`

const Counter = styled.span`
  color: ${color.muted};
  font-size: ${font.xs};
  font-variant-numeric: tabular-nums;
  text-align: end;
`
