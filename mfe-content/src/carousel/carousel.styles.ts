import { drawnShape } from '@shop/ui/tokens/forced-colors.ts'
import { color, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { keyframes, styled } from 'styled-components'

export const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

/** Natively scrollable until the engine moves the track (`$moved`). */
export const Viewport = styled.div<{ $moved: boolean }>`
  overflow: ${({ $moved }) => ($moved ? 'hidden' : 'auto hidden')};
  scroll-snap-type: ${({ $moved }) => ($moved ? 'none' : 'inline mandatory')};
  scrollbar-width: none;
`

export const Track = styled.div<{ $gutter: number }>`
  display: flex;
  margin-inline-start: -${({ $gutter }) => $gutter}px;
  touch-action: pan-y pinch-zoom;
`

export const Slide = styled.div<{ $gutter: number }>`
  flex: 0 0 100%;
  min-inline-size: 0;
  padding-inline-start: ${({ $gutter }) => $gutter}px;
  scroll-snap-align: start;
`

export const Controls = styled.div<{ $ready: boolean }>`
  display: flex;
  align-items: center;
  visibility: ${({ $ready }) => ($ready ? 'visible' : 'hidden')};
`

export const SlideButton = styled.button`
  display: grid;
  align-items: center;
  /* Several of them and the three buttons must fit into 288 px. */
  flex: 0 1 ${size.touch};
  min-inline-size: 1.75rem;
  block-size: ${size.touch};
  padding-inline: ${space[1]};
`

const fillKeyframes = keyframes`
  from { scale: 0 1; }
`

/** Fills until the next slide. */
export const ProgressBar = styled.span<{ $interval: number | undefined }>`
  display: block;
  block-size: 3px;
  border-radius: ${radius.round};
  background: ${color.lineStrong};
  ${drawnShape}
  overflow: hidden;
  &::before {
    content: '';
    display: none;
    block-size: 100%;
    border-radius: inherit;
    background: ${color.text};
    @media (forced-colors: active) {
      background: currentColor;
    }
    transform-origin: 0 50%;
  }
  html[dir='rtl'] &::before {
    transform-origin: 100% 50%;
  }
  [aria-current='true'] > &::before {
    display: block;
    animation: ${({ $interval }) => ($interval === undefined ? 'none' : fillKeyframes)}
      ${({ $interval = 0 }) => $interval}ms linear;
  }
`
