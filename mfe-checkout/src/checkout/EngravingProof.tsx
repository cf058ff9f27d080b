import { type CartItem, toItemEngravings, toShownEngraving } from '@shop/kernel/cart'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useItemTitle } from '../cart/useItemTitle.ts'
import { useT } from '../messages.generated.ts'
import { EngravedCloseUp } from '../order-summary/EngravedCloseUp.tsx'
import { EngravingText, toEngravedLine } from '../order-summary/EngravingText.tsx'

/** Of the frames, in which most surfaces are wide. */
const ASPECT = 2.5

function isEngraved(item: CartItem): boolean {
  const { engraving, engravings } = toItemEngravings(item)
  return engraving !== undefined || engravings !== undefined
}

/** What goes on the goods, large enough to be proofread before it is on them; nothing where nothing does. */
export function EngravingProof({ items }: { items: readonly CartItem[] }) {
  const t = useT()
  const titleId = useId()
  const getTitle = useItemTitle()
  const engraved = items.filter(isEngraved)
  if (engraved.length === 0) return null
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>{t('proof.title')}</h3>
      <ul>
        {engraved.map((item) => (
          <li key={item.id}>
            <Picture>
              <EngravedCloseUp
                image={item.image}
                engraving={toShownEngraving(item)}
                aspect={ASPECT}
              />
            </Picture>
            <DataText text={getTitle(item)} translate="no" />
            <EngravingText line={toEngravedLine(item)} />
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  & > h3 {
    font-size: ${font.m};
  }
  & > ul {
    display: grid;
    gap: ${space[4]};
  }
  & li {
    list-style: none;
  }
  & > ul > li > span:not(:first-child) {
    font-size: ${font.s};
  }
  & bdi {
    color: ${color.text};
    font-size: ${font.l};
    font-weight: ${font.medium};
  }
`

const Picture = styled.span`
  display: block;
  margin-block-end: ${space[2]};
`
