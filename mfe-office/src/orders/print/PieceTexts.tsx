import {
  countPieces,
  groupPieces,
  isNoText,
  listEngravings,
} from '@shop/contracts/rules/engraving-list.ts'
import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import { findPlace, type PlaceName } from '@shop/contracts/rules/surface.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { BilingualText, SheetLabel } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { Fragment } from 'react'
import { styled } from 'styled-components'

import { EngravedText } from '../EngravedText.tsx'

type Line = OfficeOrderDetails['products'][number]

/** What is to be on the pieces of a line: each by its number, to be ticked off or, to be paid, by what is on how many. */
export function PieceTexts({ line, sheet }: { line: Line; sheet: 'slip' | 'invoice' }) {
  return (
    <>
      <small>
        <SheetLabel label="engravings" />
      </small>
      {sheet === 'slip' ? <Checklist line={line} /> : <Groups line={line} />}
    </>
  )
}

/** How many pieces have a text, before it. */
export const PieceCount = ({ count }: { count: number }) => <>{count} × </>

interface TextProps {
  text: Engraving | null
  place?: PlaceName | undefined
}

const Text = ({ text, place }: TextProps) => (
  <>
    <Places places={place && [place]} />
    {text ? <EngravedText text={text} /> : <SheetLabel label="noText" />}
  </>
)

/** The surfaces that a text is on, where a piece has several. */
export const Places = ({ places = [] }: { places?: readonly PlaceName[] | undefined }) =>
  places.map((place) => (
    <Fragment key={place.en}>
      <BilingualText text={place} />{' '}
    </Fragment>
  ))

function Checklist({ line }: { line: Line }) {
  const pieces = countPieces(line.quantity, line)
  const texts = listEngravings(line, pieces)
  return (
    <>
      <Pieces as="ol">
        {texts.map((text, index) => (
          <li key={index}>
            <span aria-hidden>☐</span>{' '}
            <Text
              text={isNoText(text) ? null : text}
              place={line.places && findPlace(line.places, index)}
            />
          </li>
        ))}
      </Pieces>
      {pieces > texts.length && (
        <p>
          <bdi>
            {texts.length + 1}–{pieces}
          </bdi>{' '}
          <Text text={null} />
        </p>
      )}
    </>
  )
}

function Groups({ line }: { line: Line }) {
  return (
    <Pieces>
      {groupPieces(line).map(({ engraving, pieces, place }, index) => (
        <li key={index}>
          <PieceCount count={pieces} />
          <Text text={engraving} place={place} />
        </li>
      ))}
    </Pieces>
  )
}

/** In columns: a list of names is long and narrow. */
const Pieces = styled.ul`
  columns: 12rem;
  column-gap: ${space[5]};
  & > li {
    break-inside: avoid;
    padding-block: ${space[1]};
  }
  &:is(ol) {
    padding-inline-start: 2.5em;
  }
  &:is(ol) > li {
    list-style: decimal;
  }
  & strong {
    vertical-align: top;
  }
`
