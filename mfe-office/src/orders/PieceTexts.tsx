import { countPieces, isNoText, listEngravings } from '@shop/contracts/engraving-list.ts'
import type { OfficeOrderDetails } from '@shop/contracts/office-orders.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { color, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useOrdersT } from '../messages.generated.ts'
import { EngravedText } from './EngravedText.tsx'

/** A longer list is folded. */
const MAX_OPEN_PIECES = 10

/** What is to be put on the pieces of a line, one by one where they differ: to be read, counted and copied. */
export function PieceTexts({ line }: { line: OfficeOrderDetails['products'][number] }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { engraving, engravings } = line
  if (!engraving) return null
  const pieces = countPieces(line.quantity, line)
  const texts = listEngravings(line, pieces)
  const named = engravings ? texts.filter((text) => !isNoText(text)).length : pieces
  const format = (count: number) => formatNumber(count, lang)
  const counts = [
    t('order.withText', { count: format(named) }),
    ...(named < pieces ? [t('order.withoutText', { count: format(pieces - named) })] : []),
  ].join(' · ')
  if (!engravings) {
    return (
      <div>
        <EngravedText text={engraving} />
        {pieces > 1 && <div>{counts}</div>}
      </div>
    )
  }
  return (
    <Fold open={texts.length <= MAX_OPEN_PIECES}>
      <summary>{counts}</summary>
      <Pieces aria-label={t('order.texts')}>
        {texts.map((text, index) => (
          <li key={index}>{isNoText(text) ? t('order.noText') : <EngravedText text={text} />}</li>
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
    min-block-size: ${size.touch};
    color: ${color.accent};
    cursor: pointer;
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
