import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { styled } from 'styled-components'

/** Name, address and contact of a buyer. */
export function Buyer({ buyer: { name, email, phone, address } }: Pick<MemberOrder, 'buyer'>) {
  return (
    <Root>
      {name && (
        <strong>
          <PersonalText>{name}</PersonalText>
        </strong>
      )}
      {address && <PersonalText>{address}</PersonalText>}
      {email && <PersonalText dir="ltr">{email}</PersonalText>}
      {phone && <PersonalText dir="ltr">{phone}</PersonalText>}
    </Root>
  )
}

const Root = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;
`
