import { CURRENCY } from '@shop/contracts/rules/money.ts'
import { weekdays } from '@shop/contracts/rules/opening-hours.ts'
import type { Surface } from '@shop/contracts/rules/surface.ts'
import { loadConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { createMemoryRouter, RouterProvider } from '@shop/router'
import { AddToCartButton } from '@shop/shop-ui/add-to-cart/AddToCartButton.tsx'
import { ShopCard, ShopCardSkeleton } from '@shop/shop-ui/card/ShopCard.tsx'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { OpenNow } from '@shop/shop-ui/opening/OpenNow.tsx'
import { MessageForm } from '@shop/shop-ui/send-form/MessageForm.tsx'
import { NewsletterForm } from '@shop/shop-ui/send-form/NewsletterForm.tsx'
import { SendByWhatsApp } from '@shop/shop-ui/send-form/SendByWhatsApp.tsx'
import { SendOutcome } from '@shop/shop-ui/send-form/SendOutcome.tsx'
import { BilingualText } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { StockNote } from '@shop/shop-ui/stock/StockNote.tsx'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { Avatar } from '@shop/ui/avatar/Avatar.tsx'
import { Monogram } from '@shop/ui/avatar/Monogram.tsx'
import { CardLogos } from '@shop/ui/brand/CardLogos.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { LinkCard } from '@shop/ui/card/LinkCard.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { EngravingInput } from '@shop/ui/engraving/EngravingInput.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Spinner } from '@shop/ui/feedback/Spinner.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FieldSkeleton } from '@shop/ui/form/FieldSkeleton.tsx'
import { InlineSelect } from '@shop/ui/form/InlineSelect.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { ArrowForward, ChevronForward } from '@shop/ui/icons/directional.ts'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { InstagramIcon } from '@shop/ui/icons/social.tsx'
import { ContactPrompt } from '@shop/ui/layout/ContactPrompt.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Fold } from '@shop/ui/layout/Fold.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { StaticMap } from '@shop/ui/map/StaticMap.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { SideMenu } from '@shop/ui/navigation/SideMenu.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { QrCode } from '@shop/ui/picture/QrCode.tsx'
import { DataTable } from '@shop/ui/table/DataTable.tsx'
import { DenseTable } from '@shop/ui/table/DenseTable.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { DotList } from '@shop/ui/text/DotList.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { RichText } from '@shop/ui/text/RichText.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const hello = { en: 'Good morning', ar: 'صباح الخير' }
const text = <DataText text={hello} />
const product = {
  _id: '1',
  title: hello,
  description: hello,
  price: 1,
  currency: CURRENCY,
  coverImgUrl: '',
}

const surface: Surface = {
  finish: 'engraved',
  color: '#6a4c1d',
  width: 68,
  height: 12.4,
  corners: [
    [0.1, 0.3],
    [0.9, 0.4],
    [0.9, 0.7],
    [0.1, 0.6],
  ],
}

function Gallery() {
  const [isOpen, setOpen] = useState(false)
  const breadcrumb = [{ label: hello.en, to: '/' }, { label: hello.ar }]
  return (
    <Container as="main">
      <Stack $gap="5">
        <PageHeading title={text} breadcrumb={breadcrumb} intro={text} actions={<Spinner />} />
        {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
          <Stack key={variant} $row>
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} size="l" disabled children={text} />
            <Button variant={variant} busy children={text} />
            <ButtonLink variant={variant} to="/" children={text} />
          </Stack>
        ))}
        <AddToCartButton product={product} />
        <IconButton label={hello.en} onClick={() => setOpen(true)} children={<ArrowForward />} />
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={text} children={text} />
        {(['info', 'success', 'warning', 'danger'] as const).map((kind) => (
          <Notice key={kind} kind={kind} children={text} />
        ))}
        <ErrorNotice error={new Error('unknown')} onRetry={() => undefined} />
        <EmptyState icon={<ChevronForward />} title={text} text={text} action={text} />
        <Loading />
        <Skeleton height="3rem" />
        <Field label={text} hint={text} required children={<TextInput />} />
        <Field label={text} error={text} children={<TextArea counter maxLength={80} />} />
        <Field label={text} optional children={<Select children={<option>1</option>} />} />
        <Field label={text} children={<EngravingInput field="name" isLast />} />
        <FieldSkeleton label={hello.en} />
        <Checkbox label={text} />
        <InlineSelect label={text} children={<option>1</option>} />
        <CardGrid>
          <Card as="li" children={<Avatar src={null} names={['Maha', 'Ali']} sizes="3rem" />} />
          <LinkCard as="li" children={<Amount hundredths={123_450} />} />
          <Card as="li" children={<PersonalText>هاتف: +968 9123 4567</PersonalText>} />
          <DarkSection as="li" children={<IconBadge children={<InstagramIcon />} />} />
          <Picture src="/missing.jpg" alt={hello.en} width={160} height={90} />
          <Monogram names={['Maha', 'Ali']} />
          <QrCode text={hello.en} label={hello.en} />
          <BilingualText text={hello} />
          <EngravedPicture engraving={{ name: hello.en, line: hello.ar, surface }}>
            <Skeleton height="12rem" />
          </EngravedPicture>
        </CardGrid>
        <NewsletterForm heading={text} label={hello.en} submit={hello.en} invalid={hello.en} />
        <MessageForm
          kind="order"
          headingId="message"
          heading={hello.en}
          submitLabel={hello.en}
          subject=""
          sent={() => text}
        >
          <Field label={text} children={<TextInput name="message" />} />
        </MessageForm>
        <SendByWhatsApp subject={hello.en} />
        <SendOutcome state={{ status: 'unsent' }} sent={() => text} subject="" text="" />
        <WhatsAppLink text={hello.en} />
        <OpenNow hours={{ days: weekdays, periods: [{ opens: 540, closes: 1260 }] }} />
        <ContactPrompt title={hello.en} text={hello.ar} action={hello.en} to="/" />
        <TextLink to="/" children={text} />
        <Fold summary={text} children={text} />
        <RichText nodes={[{ tag: 'p', children: [hello.en] }]} />
        <Muted>{text}</Muted>
        <DotList>
          {text}
          {text}
        </DotList>
        <CardLogos label={hello.en} />
        <DataTable
          label={hello.en}
          columns={[{ title: hello.en, cell: () => text }]}
          items={[hello.en, hello.ar]}
          getKey={(item) => item}
        />
        <DenseTable
          label={hello.en}
          columns={[
            { title: hello.en, cell: () => text, sorted: 'ascending' },
            { title: hello.ar, cell: () => text, plain: true },
          ]}
          items={[hello.en, hello.ar]}
          getKey={(item) => item}
        />
        <StockNote stock={{ left: 2 }} />
        <StaticMap
          sketch="north"
          description={hello.en}
          names={{ sea: hello.en, mainRoad: hello.ar, street: hello.en }}
        />
        <Pagination page={3} totalPages={9} hrefFor={(page) => `?page=${page}`} />
        <CardGrid>
          <ShopCard to="/" title={hello} picture="" ratio={[1, 1]} product={product} />
          <ShopCardSkeleton ratio={[1, 1]} hasProduct />
        </CardGrid>
        <SideMenu
          aria-label={hello.en}
          items={[
            { to: '/', label: text, Icon: ArrowForward, badge: <span>3</span> },
            { to: '/elsewhere', label: text, Icon: ArrowForward },
          ]}
          lastItem={{ to: '/last', label: text, Icon: ArrowForward }}
        />
      </Stack>
    </Container>
  )
}

await loadConfig(new URL('/config.json', window.location.href).href)
const router = createMemoryRouter([{ path: '*', element: <Gallery /> }])
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
