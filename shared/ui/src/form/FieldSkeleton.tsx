import { styled } from 'styled-components'

import { skeletonStyles } from '../feedback/Skeleton.tsx'
import { radius, space } from '../tokens/tokens.ts'
import { controlStyles } from './control.styles.ts'
import { FieldHint, FieldLabel, FieldRoot } from './field.styles.ts'

interface FieldSkeletonProps {
  label: string
  hint?: string | undefined
  /** Lines of a `TextArea`; a `TextInput` has one. */
  rows?: number | undefined
}

/** Keeps the place of a field whose value is loading: of its height, however many lines its texts take. */
export function FieldSkeleton({ label, hint, rows = 1 }: FieldSkeletonProps) {
  return (
    <Root aria-hidden>
      <FieldLabel as="span">{label}</FieldLabel>
      <Control style={{ blockSize: `calc(${rows} * 1lh + 2 * ${space[2]} + 2px)` }} />
      {hint !== undefined && <FieldHint>{hint}</FieldHint>}
    </Root>
  )
}

const Root = styled(FieldRoot)`
  border-radius: ${radius.m};
  ${skeletonStyles}
  & > * {
    visibility: hidden;
  }
`

const Control = styled.span`
  ${controlStyles}
`
