import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderUi } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'

import { Avatar } from './avatar/Avatar.tsx'
import { Button } from './button/Button.tsx'
import { ButtonLink } from './button/ButtonLink.tsx'
import { IconButton } from './button/IconButton.tsx'
import { Card } from './card/Card.tsx'
import { Dialog } from './dialog/Dialog.tsx'
import { ErrorNotice } from './feedback/ErrorNotice.tsx'
import { Loading } from './feedback/Loading.tsx'
import { Notice } from './feedback/Notice.tsx'
import { Skeleton } from './feedback/Skeleton.tsx'
import { Toaster } from './feedback/Toaster.tsx'
import { Checkbox } from './form/Checkbox.tsx'
import { Field } from './form/Field.tsx'
import { Select } from './form/Select.tsx'
import { TextArea } from './form/TextArea.tsx'
import { TextInput } from './form/TextInput.tsx'
import { PageHeading } from './layout/PageHeading.tsx'
import { useReducedMotion } from './layout/useMediaQuery.ts'
import { Breadcrumb } from './navigation/Breadcrumb.tsx'
import { Pagination } from './navigation/Pagination.tsx'
import { StructuredData } from './page/StructuredData.tsx'
import { Picture } from './picture/Picture.tsx'
import { Amount } from './text/Amount.tsx'
import { size } from './tokens/tokens.ts'

const noop = () => undefined

function Motion() {
  return useReducedMotion() ? 'reduced' : 'full'
}

const parts: [string, ReactElement][] = [
  ['Amount', <Amount key="" hundredths={2100} />],
  ['Avatar', <Avatar key="" src={null} names={['Maha']} sizes="4rem" />],
  ['Button', <Button key="" busy />],
  ['ButtonLink', <ButtonLink key="" to="/shop" />],
  ['Card', <Card key="" $flush />],
  ['Checkbox', <Checkbox key="" label="Yes" />],
  ['Dialog', <Dialog key="" open title="Confirm" onClose={noop} />],
  ['ErrorNotice', <ErrorNotice key="" error={null} onRetry={noop} />],
  ['IconButton', <IconButton key="" label="Close" />],
  ['Notice', <Notice key="">Note</Notice>],
  ['PageHeading', <PageHeading key="" title="Shop" breadcrumb={[{ label: 'Home', to: '/' }]} />],
  ['Pagination', <Pagination key="" page={2} totalPages={9} hrefFor={String} />],
  ['Picture', <Picture key="" src="/a-1.webp?widths=1,2" alt="" width={1} height={1} />],
  ['StructuredData', <StructuredData key="" data={{ '@type': '</script><script>\u2028' }} />],
  ['Toaster', <Toaster key="" />],
  ['useReducedMotion', <Motion key="" />],
  [
    'Loading',
    <Loading key="">
      <Skeleton />
    </Loading>,
  ],
  [
    'a field of text',
    <Field key="" label="Name" hint="Yours." error="Missing.">
      <TextInput />
    </Field>,
  ],
  [
    'a field of lines',
    <Field key="" label="Message" required>
      <TextArea maxLength={9} counter defaultValue="Hello" />
    </Field>,
  ],
]

describe('hydration', () => {
  test.each(parts)('%s hydrates the HTML of the server', async (_, part) => {
    setUpBrowser()
    let serverNode: ChildNode | null = null
    const { container } = await hydrateUi(part, () => {
      serverNode = document.body.lastElementChild?.firstChild ?? null
    })
    expect(serverNode).not.toBeNull()
    expect(container.firstChild).toBe(serverNode)
  })
})

describe('touch targets', () => {
  test('buttons and links have the touch height', () => {
    renderUi(
      <>
        <Button>Press</Button>
        <ButtonLink to="/">Go</ButtonLink>
        <ButtonLink external href="http://portal.test">
          Leave
        </ButtonLink>
        <Breadcrumb items={[{ label: 'Home', to: '/' }]} />
      </>,
    )
    const pressed = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]
    expect(pressed).toHaveLength(4)
    for (const element of pressed) expect(element).toHaveStyle({ minBlockSize: size.touch })
  })

  test('icon buttons and page numbers have the touch width', () => {
    renderUi(
      <>
        <IconButton label="Remove" />
        <Pagination page={1} totalPages={2} onChange={() => undefined} />
      </>,
    )
    const [icon, ...steps] = screen.getAllByRole('button')
    expect(icon).toHaveStyle({ inlineSize: size.touch, blockSize: size.touch })
    for (const step of steps) {
      expect(step).toHaveStyle({ minInlineSize: size.touch, blockSize: size.touch })
    }
  })

  test('form controls have their height', () => {
    renderUi(
      <>
        <TextInput aria-label="Line" />
        <TextArea aria-label="Lines" />
        <Select aria-label="Choice" />
        <Checkbox label="Tick" />
      </>,
    )
    for (const name of ['Line', 'Lines', 'Choice']) {
      expect(screen.getByLabelText(name)).toHaveStyle({ minBlockSize: size.control })
    }
    expect(screen.getByRole('checkbox').parentElement).toHaveStyle({ minBlockSize: size.touch })
  })
})
