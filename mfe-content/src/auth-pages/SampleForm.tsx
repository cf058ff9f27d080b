import { Button } from '@shop/ui/button/Button.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { FormEvent, ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'

export type FormInputs = Record<string, HTMLInputElement>

/** Handler of a form that is not sent: calls back with its inputs, and the page stays. */
export function onSubmit(handle: (inputs: FormInputs) => void) {
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
    <Fold>
      <Summary>
        {t('sample.heading')}
        <ChevronDown aria-hidden />
      </Summary>
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

const Fold = styled.details`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: ${size.touch};
  color: ${color.muted};
  font-size: ${font.s};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
  }
`

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[4]};
`
