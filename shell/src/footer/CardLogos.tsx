import amex from '@shop/ui/brand/cards/amex.svg'
import mastercard from '@shop/ui/brand/cards/mastercard.svg'
import visa from '@shop/ui/brand/cards/visa.svg'

import { useT } from '../messages.ts'
import { IconRow } from './IconRow.ts'

const cards = [
  { name: 'Visa', picture: visa },
  { name: 'Mastercard', picture: mastercard },
  { name: 'American Express', picture: amex },
]

/** The accepted payment cards. */
export function CardLogos() {
  const t = useT()
  return (
    <IconRow aria-label={t('footer.cards')} translate="no">
      {cards.map(({ name, picture }) => (
        <li key={name}>
          <img src={picture} alt={name} width={48} height={30} loading="lazy" />
        </li>
      ))}
    </IconRow>
  )
}
