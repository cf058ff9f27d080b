import { useLanguage } from '@shop/kernel/language'
import amex from '@shop/ui/brand/cards/amex.svg'
import mastercard from '@shop/ui/brand/cards/mastercard.svg'
import visa from '@shop/ui/brand/cards/visa.svg'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { type CardSummary, type CardType, formatExpiry } from './card.ts'

const logos: Record<CardType, string> = { visa, amex, master: mastercard }

interface CardListProps {
  samples: CardSummary[]
  added: CardSummary[]
}

export function CardList({ samples, added }: CardListProps) {
  const t = useAccountT()
  const { lang } = useLanguage()
  return (
    <List>
      {[...samples, ...added].map((card, index) => (
        <li key={index}>
          <img src={logos[card.type]} alt="" width={48} height={30} />
          <Text>
            <div>
              <Name>
                {t('cards.endingIn', {
                  type: t(`card.type.${card.type}`),
                  digits: card.lastDigits,
                })}
              </Name>
              <Detail>
                <PersonalText>{card.name}</PersonalText>
              </Detail>
            </div>
            <Aside>
              {index >= samples.length && <AddedBadge>{t('cards.addedBadge')}</AddedBadge>}
              <Detail>{t('cards.expires', { date: formatExpiry(card, lang) })}</Detail>
            </Aside>
          </Text>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.line};
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li > img {
    border-radius: ${radius.s};
  }
`

const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[4]};
  overflow-wrap: anywhere;
`

const Name = styled.p`
  font-weight: ${font.medium};
`

const Detail = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

const AddedBadge = styled.span`
  padding: 0 ${space[3]};
  border-radius: ${radius.round};
  background: ${color.successSoft};
  color: ${color.success};
  font-size: ${font.xs};
`
