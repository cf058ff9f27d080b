import {
  countPieces,
  hasText,
  isNoText,
  listEngravings,
} from '@shop/contracts/rules/engraving-list.ts'
import { findPlace } from '@shop/contracts/rules/surface.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { color, size, space } from '@shop/ui/tokens/tokens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { styled } from 'styled-components'

import { useOrdersT } from '../messages.generated.ts'
import { EngravedText, PlaceNames } from './EngravedText.tsx'

/** A longer list is folded. */
const MAX_OPEN_PIECES = 10

type Line = OfficeOrderDetails['products'][number]

/** The text that is to be put on every piece of a line, and on how many where packages have several. */
export function SingleText({ line }: { line: Line }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { engraving, engravings, quantity, places } = line
  if (!engraving || engravings || !hasText(line)) return null
  const withText = places ? 'order.textCount' : 'order.withText'
  const pieces = countPieces(quantity, line)
  return (
    <div>
      <PlaceNames places={places} />
      <EngravedText text={engraving} />
      {pieces !== quantity && <div>{t(withText, { count: formatNumber(pieces, lang) })}</div>}
    </div>
  )
}

/** What is to be put on the pieces of a line, one by one where they differ: to be read, counted and copied. */
export function PieceTexts({ line }: { line: Line }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { places } = line
  if (!line.engravings) return null
  const pieces = countPieces(line.quantity, line)
  const texts = listEngravings(line, pieces)
  const named = texts.filter((text) => !isNoText(text)).length
  const format = (count: number) => formatNumber(count, lang)
  return (
    <Fold open={texts.length <= MAX_OPEN_PIECES}>
      <summary>
        {t(places ? 'order.textCount' : 'order.withText', { count: format(named) })}
        {named < pieces && ` · ${t('order.withoutText', { count: format(pieces - named) })}`}
        <ChevronDown aria-hidden />
      </summary>
      <Pieces aria-label={t('order.texts')}>
        {texts.map((text, index) => (
          <li key={index}>
            <PlaceNames places={places && [findPlace(places, index)]} />
            {isNoText(text) ? <span>{t('order.noText')}</span> : <EngravedText text={text} />}
          </li>
        ))}
      </Pieces>
      {pieces > texts.length && (
        <p>
          <bdi>
            {format(texts.length + 1)}–{format(pieces)}
          </bdi>{' '}
          {t('order.noText')}
        </p>
      )}
    </Fold>
  )
}

const Fold = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    inline-size: fit-content;
    min-block-size: ${size.touch};
    color: ${color.accent};
    cursor: pointer;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

const Pieces = styled.ol`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: 2.5em;
  & > li {
    list-style: decimal;
  }
  & strong {
    vertical-align: top;
  }
`
