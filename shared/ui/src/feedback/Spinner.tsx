import LoaderCircle from 'lucide-react/icons/loader-circle'
import { keyframes, styled } from 'styled-components'

/** A turning ring, decoration only: say in text what is being waited for. */
export function Spinner() {
  return <Ring aria-hidden />
}

const turn = keyframes`
  to { rotate: 1turn; }
`

const Ring = styled(LoaderCircle)`
  inline-size: 1.25em;
  block-size: 1.25em;
  animation: ${turn} 0.9s linear infinite;
`
