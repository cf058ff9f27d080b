import { Button } from '@shop/ui/button/Button.tsx'
import { Fold } from '@shop/ui/layout/Fold.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { FormEvent, ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'

export type FormInputs = Record<string, HTMLInputElement>

/** Handler of a form that is not sent: calls back with its inputs, and the page stays. */
function onSubmit(handle: (inputs: FormInputs) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    handle(event.currentTarget.elements as unknown as FormInputs)
  }
}

interface SampleFormProps {
  onSubmit: (inputs: FormInputs) => void
  /** Label of the button that submits, or an element in its place. */
  submit: ReactNode
  children: ReactNode
}

/** The template's form, folded away: it has no rules and sends nothing. */
export function SampleForm(props: SampleFormProps) {
  const t = useAuthPagesT()
  return (
    <Fold summary={t('sample.heading')}>
      <Form noValidate aria-label={t('sample.heading')} onSubmit={onSubmit(props.onSubmit)}>
        {props.children}
        {typeof props.submit === 'string' ? (
          <Button type="submit" size="l" variant="secondary">
            {props.submit}
          </Button>
        ) : (
          props.submit
        )}
      </Form>
    </Fold>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[4]};
`
