import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { SaleCoupon } from '@shop/contracts/rules/sale-coupons.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import KeyRound from 'lucide-react/icons/key-round'
import MailCheck from 'lucide-react/icons/mail-check'
import PackageCheck from 'lucide-react/icons/package-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { EmailsT, useEmailsT } from '../messages.generated.ts'
import { CouponCode, EmailBanner, EmailBody, Note } from './email-parts.tsx'
import type { Email } from './emails.ts'
import { Offers } from './Offers.tsx'
import { OrderTable } from './OrderTable.tsx'
import voucherPicture from './pictures/gift-voucher.json'
import items from './pictures/items.json'
import { useSampleValues } from './useSampleValues.ts'
import { VoucherCard } from './VoucherCard.tsx'

/** Parts of an e-mail, from top to bottom: banner, picture, icon, headline and text, details, button, notes. */
interface Template {
  banner?: ImageFiles
  picture?: ReactNode
  icon?: ReactNode
  details?: ReactNode
  to: string
  notes?: ReactNode
}

const templates: Record<Exclude<Email, 'offers'>, Template> = {
  confirmation: {
    icon: <MailCheck />,
    to: sitePaths.home,
    notes: <LinkNotes email="confirmation" />,
  },
  cart: {
    icon: <ShoppingBag />,
    details: <OrderTable />,
    to: sitePaths.cart,
    notes: <CodeNotes email="cart" code="SALE20OFF" />,
  },
  order: {
    icon: <PackageCheck />,
    details: (
      <>
        <OrderTable />
        <DeliveryAddress />
      </>
    ),
    to: sitePaths.home,
  },
  voucher: {
    banner: voucherPicture,
    details: <VoucherCard code="SALE50OFF" />,
    to: sitePaths.cart,
    notes: <CodeNotes email="voucher" />,
  },
  reset: { icon: <KeyRound />, to: sitePaths.home, notes: <LinkNotes email="reset" /> },
  review: {
    picture: <ReviewedProduct />,
    details: <Stars />,
    to: sitePaths.contact,
    notes: <CodeNotes email="review" code="SALE30OFF" />,
  },
}

/** The content of an e-mail, between its brand and its footer. */
export function EmailContent({ email }: { email: Email }) {
  const t = useEmailsT()
  const values = useSampleValues()
  if (email === 'offers') return <Offers />
  const { banner, picture, icon, details, to, notes } = templates[email]
  return (
    <>
      {banner && <EmailBanner files={banner} />}
      <EmailBody>
        {picture}
        <Intro>
          {icon && <IconBadge $size="l">{icon}</IconBadge>}
          <h3>{t(`${email}.headline`, values)}</h3>
          <p>{t(`${email}.text`, values)}</p>
        </Intro>
        {details}
        <ButtonLink to={to} size="l">
          {t(`${email}.button`)}
        </ButtonLink>
        {notes}
      </EmailBody>
    </>
  )
}

function LinkNotes({ email }: { email: 'confirmation' | 'reset' }) {
  const t = useEmailsT()
  return (
    <>
      <Note>{t(`${email}.linkExpiry`, useSampleValues())}</Note>
      <Note>
        <EmailsT id={`${email}.notRequested`} components={{ 0: <Link to={sitePaths.contact} /> }} />
      </Note>
    </>
  )
}

interface CodeNotesProps {
  email: 'cart' | 'voucher' | 'review'
  code?: SaleCoupon['code']
}

/** How a discount code is used, and the code unless it is shown above. */
function CodeNotes({ email, code }: CodeNotesProps) {
  const t = useEmailsT()
  return (
    <>
      <Note>{t(`${email}.codeHint`, useSampleValues())}</Note>
      {code && <CouponCode code={code} />}
    </>
  )
}

function DeliveryAddress() {
  const t = useEmailsT()
  return (
    <InfoBox>
      <h4>{t('order.delivery')}</h4>
      <Muted>
        {t('sample.fullName')}
        <br />
        {t('sample.address')}
      </Muted>
    </InfoBox>
  )
}

function ReviewedProduct() {
  const t = useEmailsT()
  return <Product files={items.card} alt={t('item.card')} sizes="10rem" />
}

function Stars() {
  return (
    <StarRow aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Star key={index} />
      ))}
    </StarRow>
  )
}

const Intro = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  text-align: center;
  & > span {
    margin-block-end: ${space[2]};
  }
  & > h3 {
    font-size: ${font['2xl']};
  }
  & > p {
    color: ${color.muted};
  }
  ${mediaQuery.tablet} {
    padding-inline: ${space[5]};
  }
`

const InfoBox = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.sunken};
  & > h4 {
    font-size: ${font.s};
  }
`

const Product = styled(ResponsiveImage)`
  inline-size: 10rem;
  border-radius: ${radius.l};
`

const StarRow = styled.div`
  display: flex;
  gap: ${space[2]};
  color: ${color.copper};
  & > svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    fill: currentColor;
    stroke-width: 1.25;
  }
`
