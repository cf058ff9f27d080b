import {
  countPieces,
  type EngravedPieces,
  groupPieces,
  type LineEngravings,
} from '@shop/contracts/rules/engraving-list.ts'
import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import { listPlaces, type PlaceName } from '@shop/contracts/rules/surface.ts'
import { formatNumber, localize } from '@shop/i18n/format.ts'
import { type CartItem, toItemEngravings } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { LogoMark } from '@shop/shop-ui/engraving/LogoMark.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** A line of an order, or what {@link toEngravedLine} makes of one of the cart. */
interface EngravedLine extends LineEngravings {
  quantity: number
  pieces?: number | undefined
  places?: readonly PlaceName[] | undefined
}

interface EngravingTextProps {
  line: EngravedLine
  /** Shows a long list whole, as paper needs it. */
  isWhole?: boolean
}

/** More different texts are folded, but for the first of them. */
const MAX_UNFOLDED = 5
const FIRST = 3

/** What is on the pieces of a line, beside its picture; nothing, if nothing is on any. */
export function EngravingText({ line, isWhole = false }: EngravingTextProps) {
  const t = useT()
  const { lang } = useLanguage()
  const groups = groupPieces(line)
  const logo = line.engraving?.logo
  const place = line.places?.[0]
  if (groups.length === 0 && !logo) return null
  return (
    <Root>
      {groups.length > 0 && <Texts groups={groups} isWhole={isWhole} />}
      {logo && (
        <Logo>
          {t('engraving.logo')} {place && <Place>{localize(place, lang)}</Place>}
          <LogoMark logo={logo} />
        </Logo>
      )}
    </Root>
  )
}

function Texts({ groups, isWhole }: { groups: readonly EngravedPieces[]; isWhole: boolean }) {
  const t = useT()
  const [first] = groups
  if (first?.engraving && groups.length === 1) {
    return (
      <>
        {t('engraving.text')} <Text engraving={first.engraving} />
      </>
    )
  }
  const unfolded = isWhole || groups.length <= MAX_UNFOLDED ? groups.length : FIRST
  return (
    <>
      {t('engraving.texts')}
      <Groups groups={groups.slice(0, unfolded)} />
      {unfolded < groups.length && (
        <details>
          <summary>
            <span>{t('engraving.more', { count: groups.length - unfolded })}</span>
            <ChevronDown aria-hidden />
          </summary>
          <Groups groups={groups.slice(unfolded)} />
        </details>
      )}
    </>
  )
}

/** A line of the cart as one of an order. */
export function toEngravedLine(item: CartItem): EngravedLine {
  const { quantity, surface } = item
  const places = surface && listPlaces(surface)
  return { quantity, ...toItemEngravings(item), pieces: countPieces(1, surface), places }
}

function Groups({ groups }: { groups: readonly EngravedPieces[] }) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <List>
      {groups.map(({ engraving, pieces, place }, index) => (
        <li key={index}>
          {place && <Place>{localize(place, lang)}:</Place>}
          {engraving ? <Text engraving={engraving} /> : <span>{t('engraving.none')}</span>}
          {(!place || pieces > 1) && (
            <Count translate="no">×&nbsp;{formatNumber(pieces, lang)}</Count>
          )}
        </li>
      ))}
    </List>
  )
}

function Text({ engraving: { name, line } }: { engraving: Engraving }) {
  return (
    <>
      {name && <PersonalText>{name}</PersonalText>}
      {name && line && ' · '}
      {line && <PersonalText>{line}</PersonalText>}
    </>
  )
}

const Root = styled.div`
  color: ${color.muted};
  font-weight: ${font.regular};
  font-size: ${font.xs};
  & summary {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    inline-size: fit-content;
    min-block-size: ${size.touch};
    color: ${color.accent};
    font-weight: ${font.medium};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
  }
  & details[open] > summary > svg {
    rotate: 180deg;
  }
`

const Logo = styled.div`
  color: ${color.text};
`

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  color: ${color.text};
  list-style: none;
`

const Place = styled.span`
  margin-inline-end: 0.4em;
  color: ${color.muted};
`

const Count = styled.span`
  margin-inline-start: 0.5em;
  color: ${color.muted};
  white-space: nowrap;
`
