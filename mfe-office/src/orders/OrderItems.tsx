import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import type { Fact } from '../layout/DefinitionList.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { EngravedLogo } from './EngravedLogo.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { PieceTexts, SingleText } from './PieceTexts.tsx'

const toAmount = (omr: number) => <Amount hundredths={toHundredths(omr)} />

/** The products of an order with what is to be on them, and what they come to. */
export function OrderItems({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { couponCode, refunded } = order
  const { subTotal, tax, discount, delivery = 0 } = order.orderSummary
  return (
    <OrderFacts
      title={t('order.what')}
      facts={[
        ...order.products.map((line): Fact => [
          <OrderedLine key={line.productId} line={line} number={order.number} />,
          '',
        ]),
        [t('order.subtotal'), toAmount(subTotal)],
        [t('order.tax'), toAmount(tax)],
        ...(discount > 0
          ? [
              [
                couponCode ? t('order.discountBy', { code: couponCode }) : t('order.discount'),
                toAmount(-discount),
              ] as Fact,
            ]
          : []),
        ...(order.delivery ? [[t('order.delivery'), toAmount(delivery)] as Fact] : []),
        [
          <strong key="total">{t('order.total')}</strong>,
          <strong key="sum">{toAmount(order.total)}</strong>,
        ],
        ...(refunded > 0 ? [[t('order.refunded'), toAmount(-refunded)] as Fact] : []),
      ]}
    />
  )
}

type Line = OfficeOrderDetails['products'][number]

/** A product with what is to be put on its pieces; the picture shows the first text. */
function OrderedLine({ line, number }: { line: Line; number: number }) {
  const { lang } = useLanguage()
  const { title, quantity, image, engraving } = line
  return (
    <>
      <Pictured>
        {image && (
          <EngravedPicture engraving={engraving}>
            <Picture src={image} alt="" width={1} height={1} sizes="4.5rem" />
          </EngravedPicture>
        )}
        <div>
          {formatNumber(quantity, lang)} × <DataText text={title} translate="no" />
          <SingleText line={line} />
        </div>
        <span>{toAmount(line.unit_amount * line.quantity)}</span>
      </Pictured>
      <PieceTexts line={line} />
      {engraving?.logo && (
        <EngravedLogo
          logo={engraving.logo}
          place={line.places?.[0]}
          fileName={`${number}-${line.productId}.svg`}
        />
      )}
    </>
  )
}

const Pictured = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[1]};
  color: ${color.text};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & > :nth-last-child(3) {
    flex: none;
    inline-size: 4.5rem;
    border-radius: ${radius.m};
  }
  & > span {
    white-space: nowrap;
  }
`
