import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeLogEntry } from '@shop/contracts/wire/office.ts'
import { formatDateTime, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, size } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { ChangeList, Nothing } from '../list/ChangeList.tsx'
import { useLogT } from '../messages.generated.ts'
import { type ChangedValue, listChanges } from './list-changes.ts'
import { useLabels } from './useLabels.ts'

const POINT_IN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Of a record that was added or deleted, with all of its fields, the rest is folded. */
const FIRST = 4
const MAX_OPEN = 8

/** Of a longer text, such as a page's, the beginning is shown until it is unfolded. */
const FIRST_CHARACTERS = 120
const MAX_CHARACTERS = 400

/** The fields that an entry of the log changed, each with what it held before and holds now. */
export function Changes({ kind, changes }: Pick<OfficeLogEntry, 'kind' | 'changes'>) {
  const t = useLogT()
  const fields = listChanges(changes)
  if (fields.length === 0) return t('log.nothingChanged')
  const items = fields.map(({ path, before, after }) => ({
    key: path,
    field: <FieldName kind={kind} path={path} />,
    before: before !== null && <Value kind={kind} path={path} value={before} />,
    after: <Value kind={kind} path={path} value={after} />,
  }))
  if (items.length <= MAX_OPEN) return <ChangeList changes={items} />
  return (
    <>
      <ChangeList changes={items.slice(0, FIRST)} />
      <Others>
        <summary>{t('log.others', { count: items.length - FIRST })}</summary>
        <ChangeList changes={items.slice(FIRST)} />
      </Others>
    </>
  )
}

const Others = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
    color: ${color.accent};
    font-size: ${font.s};
    cursor: pointer;
  }
`

function FieldName({ kind, path }: { kind: string; path: string }) {
  return useLabels().findField(kind, path) ?? <bdi translate="no">{path}</bdi>
}

function Value({ kind, path, value }: { kind: string; path: string; value: ChangedValue }) {
  const t = useLogT()
  const { lang } = useLanguage()
  const { findValue, isAmount } = useLabels()
  if (value === null) return <Nothing />
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no')
  if (typeof value === 'number') {
    if (isAmount(kind, path)) return <Amount hundredths={toHundredths(value)} />
    // An order's number is no quantity.
    return <bdi>{path === 'number' ? value : formatNumber(value, lang)}</bdi>
  }
  const word = findValue(path, value)
  if (word !== undefined) return word
  if (POINT_IN_TIME.test(value)) return formatDateTime(value, lang)
  if (value.length <= MAX_CHARACTERS) return <PersonalText>{value}</PersonalText>
  return (
    <Others>
      <summary>
        <PersonalText>{`${value.slice(0, FIRST_CHARACTERS)}…`}</PersonalText>
      </summary>
      <PersonalText>{value}</PersonalText>
    </Others>
  )
}
