import { Button } from '@shop/ui/button/Button.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { type FormInputs, onSubmit } from '../demo-form/on-submit.ts'
import { useAuthPagesT } from '../messages.generated.ts'

interface SampleFormProps {
  onSubmit: (inputs: FormInputs) => void
  /** Label of the button that submits, or an element in its place. */
  submit: ReactNode
  children: ReactNode
}

/** The template's form, marked as a sample: it has no rules and sends nothing. */
export function SampleForm(props: SampleFormProps) {
  const t = useAuthPagesT()
  return (
    <Root noValidate aria-labelledby="sample-form" onSubmit={onSubmit(props.onSubmit)}>
      <div>
        <h2 id="sample-form">{t('sample.heading')}</h2>
        <Text>{t('sample.text')}</Text>
      </div>
      {props.children}
      {typeof props.submit === 'string' ? (
        <Button type="submit" size="l" variant="secondary">
          {props.submit}
        </Button>
      ) : (
        props.submit
      )}
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
  & h2 {
    font-size: ${font.l};
  }
`

const Text = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`
