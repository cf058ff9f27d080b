import { LogoMark } from '@shop/shop-ui/engraving/LogoMark.tsx'
import { type ButtonStyleProps, buttonStyles } from '@shop/ui/button/button.styles.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FieldError } from '@shop/ui/form/FieldError.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { useProductLogoT } from '../../messages.generated.ts'
import { readLogo } from './read-logo.ts'
import { type Ink, invertInk, type LogoProblem, separateInk } from './separate-ink.ts'
import { traceLogo } from './trace-logo.ts'

export interface LogoFieldsProps {
  logo: string | undefined
  onChange: (logo: string | undefined) => void
}

/** A logo from a file, traced to one path in the browser: nothing of the file is sent. */
export function LogoFields({ logo, onChange }: LogoFieldsProps) {
  const t = useProductLogoT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** What was read last, to be inverted. */
  const [ink, setInk] = useState<Ink | null>(null)
  const [isInverted, setInverted] = useState(false)
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const [status, setStatus] = useState<'added' | 'removed' | null>(null)

  // It appears in the place of the button that was pressed.
  useEffect(() => input.current?.focus(), [])

  function show(next: Ink) {
    const traced = traceLogo(next)
    if (typeof traced === 'string') return setProblem(traced)
    setProblem(null)
    setStatus('added')
    onChange(traced.path)
  }

  async function read(file: File) {
    const pixels = await readLogo(file)
    const separated = typeof pixels === 'string' ? pixels : separateInk(pixels)
    if (typeof separated === 'string') return setProblem(separated)
    setInk(separated)
    setInverted(false)
    show(separated)
  }

  function remove() {
    setInk(null)
    setProblem(null)
    setStatus('removed')
    onChange(undefined)
    // The focused button disappears.
    input.current?.focus()
  }

  return (
    <Root role="group" aria-labelledby={`${id}-label`}>
      <strong id={`${id}-label`}>{t('logo.label')}</strong>
      {logo && (
        <Preview>
          <LogoMark logo={logo} label={t('logo.yours')} />
        </Preview>
      )}
      <Stack $row $gap="3">
        <Choose $variant="secondary" $size="m">
          <VisuallyHidden
            as="input"
            ref={input}
            type="file"
            accept=".svg,.png,image/svg+xml,image/png"
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void read(file)
              // The same file can be chosen again after a change.
              currentTarget.value = ''
            }}
          />
          {t(logo ? 'logo.replace' : 'logo.choose')}
        </Choose>
        {logo && (
          <Button variant="ghost" onClick={remove}>
            {t('logo.remove')}
          </Button>
        )}
      </Stack>
      {problem && <FieldError id={`${id}-error`}>{t(`logo.${problem}`)}</FieldError>}
      <Muted id={`${id}-hint`}>{t('logo.hint')}</Muted>
      {ink && logo && (
        <Checkbox
          label={t('logo.invert')}
          checked={isInverted}
          onChange={({ target: { checked } }) => {
            setInverted(checked)
            show(checked ? invertInk(ink) : ink)
          }}
        />
      )}
      <VisuallyHidden role="status">
        {problem ? t(`logo.${problem}`) : status && t(`logo.${status}`)}
      </VisuallyHidden>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  & > strong {
    font-weight: ${font.medium};
  }
`

const Preview = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  color: ${color.text};
  & > svg {
    inline-size: 100%;
    block-size: 5rem;
  }
`

const Choose = styled.label<ButtonStyleProps>`
  ${buttonStyles}
  position: relative;
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
