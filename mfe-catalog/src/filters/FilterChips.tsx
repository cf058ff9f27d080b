import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import X from 'lucide-react/icons/x'
import { styled } from 'styled-components'

interface FilterChipsProps {
  label: string
  chips: readonly { id: string; label: string; onRemove: () => void }[]
  getRemoveLabel: (value: string) => string
  clearLabel: string
  onClear: () => void
}

/** A button per chosen value, which removes it and disappears, and one that removes all. */
export function FilterChips(props: FilterChipsProps) {
  const { label, chips, getRemoveLabel, clearLabel, onClear } = props
  return (
    <Stack as="ul" role="list" $row $gap="2" aria-label={label}>
      {chips.map(({ id, label, onRemove }) => (
        <li key={id}>
          <Chip type="button" aria-label={getRemoveLabel(label)} translate="no" onClick={onRemove}>
            <bdi>{label}</bdi>
            <X aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="ghost" onClick={onClear}>
          {clearLabel}
        </Button>
      </li>
    </Stack>
  )
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${font.s};
  &:hover {
    text-decoration: line-through;
  }
  & > svg {
    inline-size: 1rem;
  }
`
