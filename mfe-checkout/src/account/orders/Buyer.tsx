import type { MemberOrder } from '@shop/contracts/account.ts'
import { styled } from 'styled-components'

/** Who ordered, and the address. */
export function Buyer({ buyer: { name, email, phone, address } }: Pick<MemberOrder, 'buyer'>) {
  return (
    <Root translate="no">
      {name && (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      )}
      {address && <bdi>{address}</bdi>}
      {email && <bdi dir="ltr">{email}</bdi>}
      {phone && <bdi dir="ltr">{phone}</bdi>}
    </Root>
  )
}

const Root = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;
  overflow-wrap: anywhere;
`
