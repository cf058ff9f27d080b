import { getLayers } from '@shop/contracts/rules/engraving-layout.ts'
import type { EngravingDesign } from '@shop/contracts/rules/engraving-text.ts'
import { layOutDesign } from '@shop/contracts/rules/logo-layout.ts'
import { toCssTransform } from '@shop/contracts/rules/projection.ts'
import type { Surface } from '@shop/contracts/rules/surface.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface EngravingDrawingProps {
  /** Normalised. */
  engraving: EngravingDesign
  surface: Surface
}

/** Draws a name and a logo over a picture, of which it fills the frame. */
export function EngravingDrawing({ engraving, surface }: EngravingDrawingProps) {
  const root = useRef<SVGSVGElement>(null)
  const { width, height, corners } = surface
  const { texts, logo } = layOutDesign(engraving, surface)

  useEffect(() => {
    const narrow = () => root.current && narrowTexts(root.current, width)
    narrow()
    // jsdom has no fonts.
    void (document.fonts as FontFaceSet | undefined)?.ready.then(narrow)
  })

  return (
    <Root
      ref={root}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      style={{ transform: toCssTransform(corners) }}
    >
      {getLayers(surface).map(({ dx, dy, color, opacity }, layer) => (
        <g key={layer} fill={color} fillOpacity={opacity} transform={`translate(${dx} ${dy})`}>
          {logo && (
            <path
              d={logo.path}
              fillRule="evenodd"
              transform={`translate(${logo.x} ${logo.y}) scale(${logo.scale})`}
            />
          )}
          {texts.map(({ field, text, direction, fontSize, x, y }) => (
            <text key={field} x={x} y={y} fontSize={fontSize} direction={direction}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </Root>
  )
}

/** A letter that the shop's typeface lacks comes from a font of the device, which may be wider than what is known of it. */
function narrowTexts(root: SVGSVGElement, width: number): void {
  for (const text of root.querySelectorAll('text')) {
    text.removeAttribute('textLength')
    if (!(
      (text as Partial<SVGTextElement>).getComputedTextLength &&
      text.getComputedTextLength() > width
    ))
      continue
    text.setAttribute('textLength', String(width))
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
}

const Root = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;
  transform-origin: 0 0;
  font-weight: 500;
  text-anchor: middle;
`
