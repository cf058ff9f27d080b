import { styled } from 'styled-components'

import { space } from '../tokens/tokens.ts'
import amex from './cards/amex.svg'
import mastercard from './cards/mastercard.svg'
import visa from './cards/visa.svg'

const cards = [
  { name: 'Visa', picture: visa },
  { name: 'Mastercard', picture: mastercard },
  { name: 'American Express', picture: amex },
]

/** The accepted payment cards. @param props.label says so, such as "Accepted cards" */
export function CardLogos({ label }: { label: string }) {
  return (
    <Row aria-label={label} translate="no">
      {cards.map(({ name, picture }) => (
        <li key={name}>
          <img src={picture} alt={name} width={48} height={30} loading="lazy" />
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  gap: ${space[2]};
`
