import { Audit, type Config, defaultConfig, Gatherer } from 'lighthouse'

import type { RenderedPage } from './check-rendering.ts'

interface ExecutionContext {
  evaluateAsync(expression: string): Promise<unknown>
}

/** Notes what the page shows once it has loaded, in the visit that is measured. */
class RenderedPageGatherer extends Gatherer {
  override meta = { supportedModes: ['navigation' as const] }
  page: RenderedPage | undefined

  /** @param content selector of what must be there */
  constructor(private readonly content: string) {
    super()
  }

  override async getArtifact({ driver }: { driver: { executionContext: ExecutionContext } }) {
    this.page = (await driver.executionContext.evaluateAsync(`({
      heading: document.querySelector('main h1')?.textContent ?? null,
      language: document.documentElement.lang,
      renderedLanguage: document.documentElement.dataset.renderedLang ?? null,
      content: document.querySelectorAll(${JSON.stringify(this.content)}).length,
    })`)) as RenderedPage
  }
}

/** Lighthouse gathers only what an audit needs that belongs to a category. */
class RenderedPageAudit extends Audit {
  static override get meta() {
    return {
      id: 'rendered-page',
      title: 'What the page shows is noted',
      failureTitle: 'What the page shows is not known',
      description: 'The benchmark compares it to what the page should show.',
      requiredArtifacts: ['RenderedPage' as never],
    }
  }

  static override audit() {
    return { score: 1 }
  }
}

/** Lighthouse's own configuration, and a category without weight. */
function createConfig(gatherer: RenderedPageGatherer): Config {
  const category = { title: 'Benchmark', auditRefs: [{ id: 'rendered-page', weight: 0 }] }
  return {
    ...defaultConfig,
    artifacts: [
      ...(defaultConfig.artifacts ?? []),
      { id: 'RenderedPage', gatherer: { instance: gatherer } },
    ],
    audits: [...(defaultConfig.audits ?? []), { implementation: RenderedPageAudit }],
    categories: { ...defaultConfig.categories, benchmark: category },
  }
}

/**
 * Lighthouse's configuration for one visit that also tells what was rendered.
 * @param content selector of what must be there
 */
export function createVisitConfig(content: string) {
  const gatherer = new RenderedPageGatherer(content)
  return { config: createConfig(gatherer), readRenderedPage: () => gatherer.page }
}
