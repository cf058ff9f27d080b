import { styled } from 'styled-components'

import type { Address } from './addresses.ts'

/** An address as it stands on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  const { name, street, city, postcode, country, phone } = address
  const lines = [street, [city, postcode].filter(Boolean).join(' '), country]
  return (
    <Root>
      <strong dir="auto">{name}</strong>
      {lines.map((line, index) => (
        <span key={index} dir="auto">
          {line}
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
  & > [dir] {
    /* Aligned as the page is, whatever the text's own direction. */
    text-align: match-parent;
  }
`
