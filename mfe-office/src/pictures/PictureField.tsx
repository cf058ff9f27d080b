import { hasStatus } from '@shop/kernel/http'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { useCodeRetry } from '../access/code-prompt.ts'
import { DropZone } from '../form/DropZone.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { moveItem } from '../form/useMoves.ts'
import { usePicturesT } from '../messages.generated.ts'
import { PictureThumb } from './PictureThumb.tsx'
import { type PictureAlt, PictureTools } from './PictureTools.tsx'
import { pictureTypes, uploadPictures } from './upload-pictures.ts'

/** A stored picture: its name, the address at which it is shown and, in a gallery, what it shows. */
export interface StoredPicture {
  name: string
  url: string
  alt?: PictureAlt | undefined
}

interface PictureFieldProps {
  /** The grounds that a logo is seen on. It keeps its proportions, and may be a drawing. */
  logoOn?: 'light' | 'dark'
  /** "Pictures" by default. */
  label?: string
  /** The cover first. */
  pictures: readonly StoredPicture[]
  max: number
  onChange: (pictures: StoredPicture[]) => void
}

/** Pictures by drop, from a folder or from the phone's camera, in an order that is dragged or clicked; the first is the cover. */
export function PictureField({ logoOn, label, pictures, max, onChange }: PictureFieldProps) {
  const t = usePicturesT()
  const hintId = useId()
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null)
  const mutationFn = useCodeRetry(uploadPictures)
  const { mutate, isPending, error } = useMutation({
    mutationFn,
    // However often it is sent, a picture is stored once.
    retry: (failures, reason) => failures < 2 && hasStatus(reason, 503),
    onSuccess: (added) => {
      const isNew = ({ name }: StoredPicture) => pictures.every((each) => each.name !== name)
      onChange([...pictures, ...added.filter(isNew)].slice(0, max))
    },
  })
  const isOnly = max === 1
  const kind = logoOn ? 'logo' : 'picture'
  const isFull = pictures.length >= max
  const add = (files: File[]) => {
    // A picture of the page that is dragged is a file, too.
    if (!drag) mutate({ files: files.slice(0, max - pictures.length), kind })
  }
  return (
    <Stack as="fieldset" $gap="3">
      <Legend>{label ?? t('pictures.label')}</Legend>
      <Pictures>
        {pictures.map((picture, index) => (
          <li
            key={picture.name}
            data-over={drag?.over === index || undefined}
            onDragOver={(event) => {
              if (!drag) return
              event.preventDefault()
              setDrag({ ...drag, over: index })
            }}
            onDrop={(event) => {
              if (!drag) return
              event.preventDefault()
              onChange(moveItem(pictures, drag.from, index))
              setDrag(null)
            }}
          >
            <Handle
              onDragStart={() => setDrag({ from: index, over: index })}
              onDragEnd={() => setDrag(null)}
            >
              <PictureThumb
                src={picture.url}
                alt={t('pictures.number', { number: index + 1 })}
                logoOn={logoOn}
              />
            </Handle>
            {index > 0 ? (
              <Button
                variant="secondary"
                aria-label={t('pictures.makeCoverNumber', { number: index + 1 })}
                onClick={() => onChange(moveItem(pictures, index, 0))}
              >
                {t('pictures.makeCover')}
              </Button>
            ) : (
              !isOnly && <Cover>{t('pictures.cover')}</Cover>
            )}
            {!isOnly && (
              <PictureTools
                alt={picture.alt}
                index={index}
                count={pictures.length}
                onMove={(to) => onChange(moveItem(pictures, index, to))}
                onDescribe={(alt) =>
                  onChange(pictures.map((each) => (each === picture ? { ...each, alt } : each)))
                }
              />
            )}
            <Button
              variant="secondary"
              aria-label={t('pictures.removeNumber', { number: index + 1 })}
              onClick={() => onChange(pictures.filter((each) => each !== picture))}
            >
              {t('pictures.remove')}
            </Button>
          </li>
        ))}
      </Pictures>
      {!isFull && (
        <DropZone
          accept={pictureTypes[kind]}
          multiple={!isOnly}
          disabled={isPending}
          aria-describedby={hintId}
          onFiles={add}
        >
          {t(isPending ? 'pictures.sending' : isOnly ? 'pictures.addOne' : 'pictures.add')}
        </DropZone>
      )}
      <Hint id={hintId}>
        {t(logoOn ? 'pictures.hintLogo' : isOnly ? 'pictures.hintOne' : 'pictures.hint')}
      </Hint>
      <FailureNotice error={error} />
    </Stack>
  )
}

const Legend = styled.legend`
  margin-block-end: ${space[2]};
  font-size: ${font.s};
  font-weight: ${font.medium};
`

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space[4]};
  list-style: none;
  &:empty {
    display: none;
  }
  & > li {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    border-radius: ${radius.m};
  }
  /* Room to write. */
  & > li:has(details[open]) {
    grid-column: 1 / -1;
    max-inline-size: 20rem;
  }
  & > li[data-over] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

/** A picture can be dragged in every browser; texts beside it stay selectable. */
const Handle = styled.div`
  li:not(:only-child) > & {
    cursor: grab;
  }
`

const Cover = styled.span`
  display: grid;
  place-content: center;
  min-block-size: ${size.touch};
  color: ${color.muted};
  font-size: ${font.s};
`

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.xs};
`
