import { cartEngravingsPath, NAME_FIELD } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { cart } from '@shop/kernel/cart'
import { toast } from '@shop/kernel/toast'
import { Link, useLocation } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { EngravingInput } from '@shop/ui/engraving/EngravingInput.tsx'
import { useT as useEngravingT } from '@shop/ui/engraving/messages.ts'
import { useProblemText } from '@shop/ui/engraving/useProblemText.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../../messages.generated.ts'
import { DraftLink } from './DraftLink.tsx'
import {
  ENGRAVING_FIELDS,
  type EngravingField,
  type EngravingState,
  focusProblem,
} from './useEngraving.ts'

interface EngravingFieldsProps {
  product: Product
  state: EngravingState
}

/** The name and the line on a product. They are sent with the form that they are in, also without scripts. */
export function EngravingFields({ product, state }: EngravingFieldsProps) {
  const t = useProductT()
  const surface = product.details?.surface
  const describe = useProblemText()
  if (!surface) return null

  const { pieces = 1 } = surface

  function save(button: HTMLButtonElement) {
    if (focusProblem(button.form, state)) return
    cart.setEngraving(product, state.engraving)
    toast.success(t('engraving.saved'), { id: 'cart' })
  }

  const problems = ENGRAVING_FIELDS.flatMap((field) => {
    const problem = state.problems[field]
    return problem ? [describe(problem)] : []
  })
  if (state.isAskedFor) problems.push(t('engraving.missing'))
  return (
    <Root>
      <Legend>{t(`engraving.${surface.finish}`)}</Legend>
      {state.piecesListed > 0 ? (
        <Muted>
          <span>{t('engraving.listed', { count: state.piecesListed })}</span>{' '}
          <Link to={cartEngravingsPath(product._id)}>{t('engraving.toList')}</Link>
        </Muted>
      ) : (
        <>
          {ENGRAVING_FIELDS.map((field) => (
            <TextField
              key={field}
              field={field}
              state={state}
              required={field === 'name' && surface.required === true}
            />
          ))}
          <Muted>{t('engraving.hint')}</Muted>
          {pieces > 1 && <Muted>{t('engraving.pack', { count: pieces })}</Muted>}
          {state.engraving && <DraftLink id={product._id} engraving={state.engraving} />}
        </>
      )}
      <VisuallyHidden role="status">{problems.join(' ')}</VisuallyHidden>
      {state.isUnsaved && (
        <Button
          variant="secondary"
          disabled={state.hasProblem}
          onClick={(event) => save(event.currentTarget)}
        >
          {t('engraving.save')}
        </Button>
      )}
    </Root>
  )
}

interface TextFieldProps {
  field: EngravingField
  state: EngravingState
  required: boolean
}

function TextField({ field, state, required }: TextFieldProps) {
  const t = useEngravingT()
  const tProduct = useProductT()
  const input = useRef<HTMLInputElement>(null)
  const describe = useProblemText()
  const value = state.fields[field]
  const problem = state.problems[field]
  const missing = required && state.isAskedFor && tProduct('engraving.missing')
  const id = field === 'name' ? NAME_FIELD : undefined
  useEarlyInput(input, value, (text) => state.change(field, text))
  useFocusByAddress(input, id)
  return (
    <Field
      id={id}
      label={t(`engraving.${field}`)}
      required={required}
      optional={!required}
      error={problem ? describe(problem) : missing}
    >
      <EngravingInput
        ref={input}
        name={field}
        field={field}
        isLast={field === ENGRAVING_FIELDS.at(-1)}
        value={value}
        onChange={(event) => state.change(field, event.target.value)}
      />
    </Field>
  )
}

/** Focuses a field that the address names, as a browser does where the page comes from the server. */
function useFocusByAddress(input: RefObject<HTMLInputElement | null>, id: string | undefined) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (id && hash === `#${id}`) input.current?.focus()
  }, [input, id, hash, key])
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  /* On a phone, right below the picture that shows what is typed. */
  order: -1;
  @media (min-width: 48rem) {
    order: 0;
  }
  & input {
    /* Who is led here by the address sees the picture, too. */
    scroll-margin-block-start: min(16rem, 40svh);
  }
`

const Legend = styled.legend`
  margin-block-end: ${space[3]};
  padding: 0;
  font-weight: ${font.medium};
`
