import { useFieldControl } from '@shop/ui/form/field.context.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

interface DropZoneProps extends Pick<
  ComponentProps<'input'>,
  'accept' | 'multiple' | 'disabled' | 'aria-describedby'
> {
  onFiles: (files: File[]) => void
  /** Says what to drop or choose. */
  children: ReactNode
}

/** Takes files that are dropped on it, or chosen from a folder. The same file can be chosen again, after it was changed. */
export function DropZone({ onFiles, children, ...props }: DropZoneProps) {
  const control = useFieldControl(props)
  const [isOver, setOver] = useState(false)

  function take(files: FileList | null) {
    if (!props.disabled && files && files.length > 0) onFiles([...files])
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <Root
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <VisuallyHidden
        as="input"
        {...props}
        {...control}
        type="file"
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled.label`
  display: grid;
  place-content: center;
  min-block-size: 6rem;
  padding: ${space[4]};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.l};
  color: ${color.accent};
  font-weight: ${font.medium};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-over],
  &:hover {
    background: ${color.accentSoft};
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
