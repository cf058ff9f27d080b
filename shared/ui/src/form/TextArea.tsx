import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import {
  type ComponentPropsWithRef,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { color, font, space } from '../tokens/tokens.ts'
import { controlStyles } from './control.styles.ts'
import { useFieldControl } from './field.context.ts'

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

/**
 * Number of characters in the text area below an element. Read from the DOM: form libraries set values there
 * without an event that React handles.
 */
function useTextLength(ref: RefObject<HTMLElement | null>): number {
  const findTextArea = useCallback(() => ref.current?.querySelector('textarea') ?? null, [ref])
  const subscribe = useCallback(
    (listener: () => void) => {
      const textArea = findTextArea()
      const form = textArea?.form
      // `reset` fires before the values change, and this `input` listener before React's: rendering in between
      // would restore the old value of a controlled text area.
      const notifyLater = () => void setTimeout(listener)
      textArea?.addEventListener('input', notifyLater)
      form?.addEventListener('reset', notifyLater)
      return () => {
        textArea?.removeEventListener('input', notifyLater)
        form?.removeEventListener('reset', notifyLater)
      }
    },
    [findTextArea],
  )
  return useSyncExternalStore(
    subscribe,
    () => findTextArea()?.value.length ?? 0,
    () => 0,
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
