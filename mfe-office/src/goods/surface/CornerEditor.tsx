import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import type { Corners, Surface } from '@shop/contracts/rules/surface.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { color, radius, size } from '@shop/ui/tokens/tokens.ts'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useGoodsT } from '../../messages.generated.ts'
import { moveCorner, toMovedPoint } from './corners.ts'

interface CornerEditorProps {
  /** Address of the picture. */
  picture: string
  surface: Surface
  /** What is shown on the surface. */
  sample: Engraving
  onChange: (corners: Corners) => void
}

const NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const

/** A picture with a name on its surface, whose corners are moved by pointer, finger or arrow keys. */
export function CornerEditor({ picture, surface, sample, onChange }: CornerEditorProps) {
  const t = useGoodsT()
  const { lang } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { corners } = surface

  function drag(event: PointerEvent, index: number) {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const x = (event.clientX - box.left) / box.width
    const y = (event.clientY - box.top) / box.height
    onChange(moveCorner(corners, index, [x, y]))
  }

  function step(event: KeyboardEvent, index: number) {
    const corner = corners[index]
    const moved = corner && toMovedPoint(corner, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moveCorner(corners, index, moved))
  }

  const percent = (value: number) => formatNumber(Math.round(value * 100), lang)
  return (
    <>
      {/* A picture is not mirrored: neither are places on it. */}
      <Frame ref={frame} dir="ltr" role="group" aria-label={t('surface.corners')}>
        <EngravedPicture engraving={{ ...sample, surface }}>
          <Picture
            src={picture}
            alt=""
            width={1}
            height={1}
            sizes="(min-width: 40rem) 36rem, 90vw"
          />
        </EngravedPicture>
        <Outline viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <polygon points={corners.map((corner) => corner.join(',')).join(' ')} />
        </Outline>
        {corners.map(([x, y], index) => (
          <Handle
            key={NAMES[index]}
            type="button"
            style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
            aria-label={t('surface.corner', {
              corner: t(`surface.${NAMES[index] ?? 'topLeft'}`),
              x: percent(x),
              y: percent(y),
            })}
            aria-describedby={hintId}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, index)}
            onKeyDown={(event) => step(event, index)}
          />
        ))}
      </Frame>
      <p id={hintId}>{t('surface.cornersHint')}</p>
    </>
  )
}

const Frame = styled.div`
  position: relative;
  max-inline-size: 36rem;
  border-radius: ${radius.m};
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
    object-fit: cover;
  }
`

const Outline = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;
  & > polygon {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2px;
    stroke-dasharray: 6 4;
    vector-effect: non-scaling-stroke;
  }
`

/** Sized for a finger, with a small mark in its middle that hides little of the picture. */
const Handle = styled.button`
  position: absolute;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  translate: -50% -50%;
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 0.5rem);
    border: 2px solid #fff;
    border-radius: ${radius.round};
    background: ${color.accent};
    box-shadow: 0 0 0 1px #000;
  }
`
