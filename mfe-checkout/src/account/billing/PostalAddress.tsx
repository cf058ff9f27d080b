import { styled } from 'styled-components'

import type { Address } from './address.ts'

export function PostalAddress({ address }: { address: Address }) {
  const { name, street, city, postcode, country, phone } = address
  const lines = [street, [city, postcode].filter(Boolean).join(' '), country]
  return (
    <Root>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {lines.map((line, index) => (
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {phone && (
        <span>
          <bdi dir="ltr" translate="no">
            {phone}
          </bdi>
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
