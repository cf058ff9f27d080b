import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { EngravingInput } from '@shop/ui/engraving/EngravingInput.tsx'
import { useT as useEngravingT } from '@shop/ui/engraving/messages.ts'
import { FieldError } from '@shop/ui/form/FieldError.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { memo, useId } from 'react'
import { styled } from 'styled-components'

import { useT } from '../../messages.generated.ts'
import type { EngravingField } from './useEngravingList.ts'

interface PieceFieldsProps extends Engraving {
  index: number
  /** All pieces have the same text. */
  isShared: boolean
  /** The surface of the text, where a piece has several. */
  place: string | undefined
  isLast: boolean
  /** Why a text cannot be put on the piece. */
  nameError: string | undefined
  lineError: string | undefined
  onChange: (index: number, text: Engraving) => void
}

/** Query of the container that the fields are in: wide enough for two columns. */
const WIDE = '@container (min-width: 26rem)'

/** The fields of a piece. Memoized: of a hundred, one is typed in. */
export const PieceFields = memo(function PieceFields(props: PieceFieldsProps) {
  const { index, isShared, place, isLast, name, line, nameError, lineError, onChange } = props
  const t = useT()
  const tEngraving = useEngravingT()
  const { lang } = useLanguage()
  const errorId = useId()
  const number = index + 1

  const renderField = (field: EngravingField, error: string | undefined) => {
    const label = tEngraving(`engraving.${field}`)
    return (
      <div>
        <EngravingInput
          field={field}
          isLast={isLast && field === 'line'}
          name={field}
          data-index={index}
          value={props[field]}
          placeholder={label}
          autoComplete="off"
          aria-label={
            place ? `${label}: ${place}` : isShared ? label : t(`engraving.${field}Of`, { number })
          }
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${errorId}-${field}`}
          onChange={(event) => onChange(index, { name, line, [field]: event.target.value })}
        />
        {error && <FieldError id={`${errorId}-${field}`}>{error}</FieldError>}
      </div>
    )
  }

  return (
    <Piece>
      {!isShared && !place && (
        <PieceNumber aria-hidden translate="no">
          {formatNumber(number, lang)}
        </PieceNumber>
      )}
      <Fields>
        {place && <Place aria-hidden>{place}</Place>}
        {renderField('name', nameError)}
        {renderField('line', lineError)}
      </Fields>
    </Piece>
  )
})

/** The names of the columns, where there are two. */
export function PieceHeads({ isShared }: { isShared: boolean }) {
  const t = useEngravingT()
  return (
    <Heads aria-hidden>
      {!isShared && <PieceNumber />}
      <Fields>
        <span>{t('engraving.name')}</span>
        <span>{t('engraving.line')}</span>
      </Fields>
    </Heads>
  )
}

const Piece = styled.li`
  display: flex;
  gap: ${space[2]};
`

const Place = styled.span`
  grid-column: 1 / -1;
  font-size: ${font.s};
  font-weight: ${font.medium};
`

const Heads = styled.div`
  display: none;
  color: ${color.muted};
  font-size: ${font.xs};
  ${WIDE} {
    display: flex;
    gap: ${space[2]};
  }
`

const PieceNumber = styled.span`
  flex: none;
  inline-size: 1.75rem;
  padding-block-start: 0.85rem;
  color: ${color.muted};
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  text-align: end;
  &:empty {
    padding: 0;
  }
`

/** One above the other they are one box; beside one another, columns with names. */
const Fields = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  & > div {
    display: grid;
    align-content: start;
    min-inline-size: 0;
  }
  & input {
    padding-inline: ${space[3]};
    &:is(:hover, :focus-visible) {
      position: relative;
    }
  }
  & > div:nth-last-child(2) > input {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  & > div:last-child > input {
    margin-block-start: -1px;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  & p {
    padding-block: ${space[1]} ${space[2]};
  }
  ${WIDE} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[2]};
    && > div > input {
      margin: 0;
      border-radius: ${radius.m};
    }
    & input::placeholder {
      color: transparent;
    }
  }
`
