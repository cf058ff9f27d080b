import type { OfficeLogEntry } from '@shop/contracts/wire/office.ts'
import { formatDateTime, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useLogT } from '../messages.generated.ts'
import { type ChangedValue, listChanges } from './list-changes.ts'
import { useLabels } from './useLabels.ts'

const POINT_IN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The fields that an entry of the log changed, each with what it held before and holds now. */
export function Changes({ kind, changes }: Pick<OfficeLogEntry, 'kind' | 'changes'>) {
  const t = useLogT()
  const fields = listChanges(changes)
  if (fields.length === 0) return t('log.nothingChanged')
  return (
    <List>
      {fields.map(({ path, before, after }) => (
        <div key={path}>
          <dt>
            <FieldName kind={kind} path={path} />
          </dt>
          <dd>
            {before !== null && (
              <Former>
                <VisuallyHidden>{t('log.former')} </VisuallyHidden>
                <Value path={path} value={before} />
              </Former>
            )}{' '}
            <Present>
              <VisuallyHidden>{t('log.present')} </VisuallyHidden>
              <Value path={path} value={after} />
            </Present>
          </dd>
        </div>
      ))}
    </List>
  )
}

function FieldName({ kind, path }: { kind: string; path: string }) {
  return useLabels().findField(kind, path) ?? <bdi translate="no">{path}</bdi>
}

function Value({ path, value }: { path: string; value: ChangedValue }) {
  const t = useLogT()
  const { lang } = useLanguage()
  const { findValue } = useLabels()
  if (value === null) return <Nothing>{t('log.nothing')}</Nothing>
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no')
  if (typeof value === 'number') return <bdi>{formatNumber(value, lang)}</bdi>
  const word = findValue(path, value)
  if (word !== undefined) return word
  if (POINT_IN_TIME.test(value)) return formatDateTime(value, lang)
  return <PersonalText>{value}</PersonalText>
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-size: ${font.s};
  overflow-wrap: anywhere;
  & dt {
    color: ${color.muted};
    font-size: ${font.xs};
  }
  & dd {
    margin: 0;
  }
`

const Former = styled.del`
  color: ${color.muted};
`

const Present = styled.ins`
  text-decoration: none;
`

const Nothing = styled.span`
  color: ${color.muted};
`
