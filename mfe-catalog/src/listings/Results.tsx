import { useListingsT } from '../messages.generated.ts'
import type { Sample } from '../samples/sample.ts'
import { SampleCard } from '../samples/SampleCard.tsx'
import { SampleGrid } from './listing.styles.ts'

/** Cards in the first row of a large screen, whose pictures load eagerly. */
const PRIORITY_CARDS = 3

interface ResultsProps {
  samples: readonly Sample[]
  view: 'grid' | 'list'
}

export function Results({ samples, view }: ResultsProps) {
  const t = useListingsT()
  return (
    <SampleGrid $view={view} aria-label={t('results.label')}>
      {samples.map((sample, index) => (
        <li key={sample.id}>
          <SampleCard
            sample={sample}
            row={view === 'list'}
            heading="h2"
            priority={index < PRIORITY_CARDS}
          />
        </li>
      ))}
    </SampleGrid>
  )
}
