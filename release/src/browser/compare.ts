import type { BrowserFindings } from './browser-check.ts'
import { describeUnmet, describeUnseen, type Failure, isSameFinding } from './describe-failures.ts'
import { examineAll, type ExamineBatch, type Examined, isUnknown } from './examine-all.ts'
import { describeMeasures, type Measures, NO_MEASURES } from './measures.ts'
import { SHELL_VISIT } from './plan-subjects.ts'
import { READY_TIMEOUT_MS } from './probe.ts'
import type { Subject } from './visits.ts'

interface Comparison {
  /** Tabs of the first round. */
  maxTabs: number
  /** Tells whether there is time for more. */
  mayStart: () => boolean
  /** Examines what would be live. */
  candidate: ExamineBatch
  /** Examines what is live; undefined before the first shell. */
  baseline?: ExamineBatch
  /** The subject of the live shop that this one is compared with. */
  toBaseline: (subject: Subject) => Subject
  /** Examines what would be live without what other remotes add to the pages of the candidates. */
  withoutExtensions: ExamineBatch
  /** Names what other remotes add to the pages of a subject: `bestSellers of mfe-catalog@1`. */
  listExtensions: (subject: Subject) => readonly string[]
  findUntranslated: (subject: Subject, outcome: Examined | undefined) => string[]
  describe: (failures: readonly Failure[]) => string[] | Promise<string[]>
}

/** Examines candidates, and what is suspicious once more beside the baseline. */
export async function compareWithBaseline(
  subjects: readonly Subject[],
  comparison: Comparison,
): Promise<BrowserFindings> {
  const { maxTabs, mayStart, candidate, baseline, toBaseline, findUntranslated } = comparison
  async function timeBaseline(subject: Subject): Promise<number | null> {
    const page = toBaseline(subject)
    const startedAt = Date.now()
    const options = { tabs: 1, timeoutMs: READY_TIMEOUT_MS, mayStart }
    const outcome = (await baseline?.([page], options))?.get(page)
    return isUnknown(outcome) ? null : Date.now() - startedAt
  }
  const listFindings = (subject: Subject, outcome: Examined | undefined, usual: Measures) => [
    ...(outcome?.findings ?? []),
    ...findUntranslated(subject, outcome),
    ...(outcome?.kind === 'seen' ? describeMeasures(outcome.measures, usual) : []),
  ]
  const measuresOf = (outcome: Examined | undefined) =>
    outcome?.kind === 'seen' ? outcome.measures : NO_MEASURES
  const options = { maxTabs, mayStart, timeBaseline }
  const { describe, listExtensions } = comparison
  const usuals = new Map<Subject, Measures>()
  /** The failures that stay without what other remotes add to the page; a note tells of those that do not. */
  async function attribute(failures: readonly Failure[]) {
    const extended = failures.filter(({ subject }) => listExtensions(subject).length > 0)
    if (extended.length === 0) return { own: [...failures], notes: [] }
    const alone = await examineAll(
      [...new Set(extended.map(({ subject }) => subject))],
      comparison.withoutExtensions,
      { maxTabs, mayStart },
    )
    const ofOthers = extended.filter(({ subject, finding }) => {
      const outcome = alone.get(subject)
      if (outcome?.kind !== 'seen') return false
      const usual = usuals.get(subject) ?? measuresOf(first.get(SHELL_VISIT))
      return !listFindings(subject, outcome, usual).some((each) => isSameFinding(each, finding))
    })
    const addedTo = ({ subject }: Failure) => listExtensions(subject).join(', ')
    const notes: string[] = []
    for (const extensions of new Set(ofOthers.map(addedTo))) {
      const lines = await describe(ofOthers.filter((each) => addedTo(each) === extensions))
      notes.push(
        ...lines.map(
          (line) =>
            `${line} It is not there without what others add to the page (${extensions}): tell their team.`,
        ),
      )
    }
    return {
      own: failures.filter((failure) => !ofOthers.includes(failure)),
      notes,
    }
  }
  const conclude = async (failures: Failure[], unseen: Subject[]): Promise<BrowserFindings> => {
    const { own, notes } = await attribute(failures)
    return {
      failures: await describe(own),
      notSeen: describeUnseen(unseen, subjects),
      notes: [...notes, ...describeUnmet(subjects.filter(isUnmet), subjects.filter(isMet))],
    }
  }

  const metOf = (subject: Subject) => {
    const outcome = first.get(subject)
    return outcome?.kind === 'seen' ? outcome.isMet : undefined
  }
  const isMet = (subject: Subject) => metOf(subject) === true
  const isUnmet = (subject: Subject) => metOf(subject) === false

  const first = await examineAll([...subjects, SHELL_VISIT], candidate, options)
  const unusable = subjects.flatMap((subject): Failure[] => {
    const outcome = first.get(subject)
    return outcome?.kind === 'unusable'
      ? outcome.findings.map((finding) => ({ subject, finding }))
      : []
  })
  const unseen = subjects.filter((subject) => isUnknown(first.get(subject)))
  if (unusable.length + unseen.length > 0) return conclude(unusable, unseen)

  const found = new Map(
    subjects.map((subject) => [
      subject,
      listFindings(subject, first.get(subject), measuresOf(first.get(SHELL_VISIT))),
    ]),
  )
  const suspicious = subjects.filter((subject) => (found.get(subject) ?? []).length > 0)
  if (suspicious.length === 0) return conclude([], [])

  const again = await examineAll(suspicious, candidate, options)
  const baselines = new Map(suspicious.map((subject) => [subject, toBaseline(subject)]))
  const before = baseline
    ? await examineAll([...baselines.values()], baseline, { maxTabs, mayStart })
    : new Map<Subject, Examined>()
  const failures: Failure[] = []
  const inconclusive: Subject[] = []
  for (const subject of suspicious) {
    const repeated = again.get(subject)
    const usualSubject = baselines.get(subject) ?? subject
    const usual = before.get(usualSubject)
    const usualMeasures = baseline ? measuresOf(usual) : measuresOf(first.get(SHELL_VISIT))
    usuals.set(subject, usualMeasures)
    const excuses = baseline ? listFindings(usualSubject, usual, measuresOf(usual)) : []
    const isBaselineSeen = !baseline || usual?.kind === 'seen'
    const isIn = (findings: readonly string[], finding: string) =>
      findings.some((each) => isSameFinding(each, finding))
    const repeatedFindings = listFindings(subject, repeated, usualMeasures)
    const remaining = (found.get(subject) ?? []).filter((finding) => !isIn(excuses, finding))
    // Its numbers are those beside the baseline's.
    const confirmed = repeatedFindings.filter((finding) => isIn(remaining, finding))
    if (isBaselineSeen) failures.push(...confirmed.map((finding) => ({ subject, finding })))
    if (remaining.length === 0 || (isBaselineSeen && confirmed.length > 0)) continue
    // Whether it happens again is not known, or whether it is live already, or what came after it the first time.
    const isKnown =
      repeated?.kind === 'seen' &&
      confirmed.length === 0 &&
      (first.get(subject)?.kind === 'seen' || repeatedFindings.length === 0)
    if (!isKnown) inconclusive.push(subject)
  }
  return conclude(failures, failures.length > 0 ? [] : inconclusive)
}
