import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Button } from './button/Button.tsx'
import { ButtonLink } from './button/ButtonLink.tsx'
import { IconButton } from './button/IconButton.tsx'
import { Checkbox } from './form/Checkbox.tsx'
import { Select } from './form/Select.tsx'
import { TextArea } from './form/TextArea.tsx'
import { TextInput } from './form/TextInput.tsx'
import { Breadcrumb } from './navigation/Breadcrumb.tsx'
import { Pagination } from './navigation/Pagination.tsx'
import { scales } from './tokens/scales.ts'
import { size } from './tokens/tokens.ts'

const rem = (length: string) => Number.parseFloat(length) * 16

test('the touch size is at least 44 pixels, and controls are no lower', () => {
  expect(rem(scales.size.touch)).toBeGreaterThanOrEqual(44)
  expect(rem(scales.size.control)).toBeGreaterThanOrEqual(rem(scales.size.touch))
})

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
