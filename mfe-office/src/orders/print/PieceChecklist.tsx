import { countPieces, isNoText, listEngravings } from '@shop/contracts/engraving-list.ts'
import type { OfficeOrderDetails } from '@shop/contracts/office-orders.ts'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { EngravedText } from '../EngravedText.tsx'
import { SheetLabel } from './BilingualText.tsx'

/** Every piece of a line by its number with what is to be on it, to be ticked off. */
export function PieceChecklist({ line }: { line: OfficeOrderDetails['products'][number] }) {
  const pieces = countPieces(line.quantity, line)
  const texts = listEngravings(line, pieces)
  return (
    <>
      <small>
        <SheetLabel label="engravings" />
      </small>
      <Pieces>
        {texts.map((text, index) => (
          <li key={index}>
            <span aria-hidden>☐</span>{' '}
            {isNoText(text) ? <SheetLabel label="noText" /> : <EngravedText text={text} />}
          </li>
        ))}
      </Pieces>
      {pieces > texts.length && (
        <p>
          <bdi>
            {texts.length + 1}–{pieces}
          </bdi>{' '}
          <SheetLabel label="noText" />
        </p>
      )}
    </>
  )
}

/** In columns: a list of names is long and narrow. */
const Pieces = styled.ol`
  columns: 12rem;
  column-gap: ${space[5]};
  padding-inline-start: 2.5em;
  & > li {
    list-style: decimal;
    break-inside: avoid;
    padding-block: ${space[1]};
  }
  & strong {
    vertical-align: top;
  }
`
