import { useLanguage } from '@shop/kernel'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import type { SavedCard } from './card.ts'
import { cardPictures } from './cards.data.ts'
import { formatExpiry } from './dates.ts'
import { useT } from './messages.ts'

interface CardListProps {
  samples: SavedCard[]
  added: SavedCard[]
}

export function CardList({ samples, added }: CardListProps) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <List>
      {[...samples, ...added].map((card, index) => (
        <li key={index}>
          <img src={cardPictures[card.type]} alt="" width={48} height={30} />
          <div>
            <Name>
              {t('cards.ending', { type: t(`card.type.${card.type}`), digits: card.digits })}
            </Name>
            <Detail dir="auto">{card.name}</Detail>
          </div>
          <Aside>
            {index >= samples.length && <Added>{t('cards.new')}</Added>}
            <Detail>{t('cards.expires', { date: formatExpiry(card, lang) })}</Detail>
          </Aside>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.line};
  }
  & > li > img {
    border-radius: ${radius.s};
  }
`

const Name = styled.p`
  font-weight: ${font.medium};
`

const Detail = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
  text-align: match-parent;
`

const Aside = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
  text-align: end;
`

const Added = styled.span`
  padding: 0 ${space[3]};
  border-radius: ${radius.round};
  background: ${color.successSoft};
  color: ${color.success};
  font-size: ${font.xs};
`
