import { mirrored } from '@shop/ui/icons/directional.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

interface Bar {
  /** Shown on hover. */
  title: string
  value: number
}

interface BarChartProps {
  bars: readonly Bar[]
  /** The chart in a sentence; its numbers are in a table beside it. */
  label: string
  /** What is written at the top, the value of the highest bar, and at both ends. */
  most: string
  first: string
  last: string
}

/** Height of the drawing; its width is the number of bars. Both are stretched to the place that there is. */
const HEIGHT = 100
/** Share of a bar's slot. */
const BAR_WIDTH = 0.8

/** Bars of values over time, which runs in the direction of the language. */
export function BarChart({ bars, label, most, first, last }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <Figure>
      <Scale aria-hidden="true">{most}</Scale>
      <Drawing
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ title, value }, index) => {
          const height = highest > 0 ? (value / highest) * HEIGHT : 0
          return (
            <rect
              key={index}
              x={index + (1 - BAR_WIDTH) / 2}
              y={HEIGHT - height}
              width={BAR_WIDTH}
              height={height}
            >
              <title>{title}</title>
            </rect>
          )
        })}
      </Drawing>
      <Ends aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </Ends>
    </Figure>
  )
}

const Figure = styled.div`
  color: ${color.muted};
  font-size: ${font.xs};
`

const Scale = styled.div`
  padding-block-end: ${space[1]};
  border-block-end: 1px dashed ${color.lineStrong};
`

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 10rem;
  border-block-end: 1px solid ${color.lineStrong};
  border-radius: ${radius.s};
  fill: ${color.accent};
  ${mirrored}
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${space[1]};
`
