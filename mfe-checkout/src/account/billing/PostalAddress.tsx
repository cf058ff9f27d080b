import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { styled } from 'styled-components'

import type { Address } from './address.ts'

export function PostalAddress({ address }: { address: Address }) {
  const { name, street, city, postcode, country, phone } = address
  const lines = [street, [city, postcode].filter(Boolean).join(' '), country]
  return (
    <Root>
      <strong>
        <PersonalText>{name}</PersonalText>
      </strong>
      {lines.map((line, index) => (
        <span key={index}>
          <PersonalText>{line}</PersonalText>
        </span>
      ))}
      {phone && (
        <span>
          <PersonalText dir="ltr">{phone}</PersonalText>
        </span>
      )}
    </Root>
  )
}

const Root = styled.address`
  display: grid;
  font-style: normal;
  overflow-wrap: anywhere;
`
