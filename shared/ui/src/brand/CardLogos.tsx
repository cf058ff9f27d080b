import { Stack } from '../layout/Stack.tsx'
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
    <Stack as="ul" $row $gap="2" aria-label={label} translate="no">
      {cards.map(({ name, picture }) => (
        <li key={name}>
          <img src={picture} alt={name} width={48} height={30} loading="lazy" />
        </li>
      ))}
    </Stack>
  )
}
