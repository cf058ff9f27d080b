import { type CartItem, toItemEngravings, toShownEngraving } from '@shop/kernel/cart'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useItemTitle } from '../cart/useItemTitle.ts'
import { useT } from '../messages.generated.ts'
import { EngravingText, toEngravedLine } from '../order-summary/EngravingText.tsx'

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
            <Thumb>
              <EngravedPicture engraving={toShownEngraving(item)}>
                <Picture src={item.image} alt="" width={1} height={1} sizes="8rem" />
              </EngravedPicture>
            </Thumb>
            <div>
              <Title>
                <DataText text={getTitle(item)} translate="no" />
              </Title>
              <EngravingText line={toEngravedLine(item)} />
            </div>
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
  & > ul > li {
    display: grid;
    grid-template-columns: clamp(6rem, 30%, 8rem) minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
  }
  & bdi {
    display: block;
    color: ${color.text};
    font-size: ${font.l};
    font-weight: ${font.medium};
  }
`

const Title = styled.div`
  font-size: ${font.s};
  line-height: 1.35;
`

const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.m};
`
