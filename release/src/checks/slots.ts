import type { ReleaseStore } from 'release-store/release-store.ts'

import type { SlotTypes } from '../build/manifests.ts'
import { readOwners } from '../owners.ts'
import type { ReleaseState } from '../state/release-state.ts'
import {
  readLiveRemotes,
  readLiveShells,
  type RemoteBuild,
  type RemoteSubject,
  type ShellBuild,
  type ShellSubject,
} from './live-builds.ts'

/** What a version of a front end has of slots. */
export interface SlotBuild {
  name: string
  /** `NAME@VERSION`. */
  label: string
  /** Names of the slots on its pages. */
  slots: readonly string[]
  extensions: readonly { key: string; slots: readonly string[] }[]
  slotTypes: SlotTypes | null
}

interface SlotCheck {
  own: SlotBuild
  /** The front ends that visitors would get beside it. */
  others: readonly SlotBuild[]
  /** A front end with those who may release it. */
  describeTeam: (name: string) => string
}

/** An extension in a slot. */
interface Filling {
  slot: string
  owner: SlotBuild
  filler: SlotBuild
  key: string
}

const listFillings = (owners: readonly SlotBuild[], fillers: readonly SlotBuild[]): Filling[] =>
  owners.flatMap((owner) =>
    fillers.flatMap((filler) =>
      filler.extensions.flatMap(({ key, slots }) =>
        slots
          .filter((slot) => owner.slots.includes(slot))
          .map((slot) => ({ slot, owner, filler, key })),
      ),
    ),
  )

/** Finds why the slots and extensions of a version do not go with those that are live: names, and what is handed over. */
export async function findSlotProblems(check: SlotCheck): Promise<string[]> {
  const problems = [...findClaimedSlots(check), ...findUnknownSlots(check)]
  return problems.length > 0 ? problems : findHandoverProblems(check)
}

/** Slots that another front end has, too. */
const findClaimedSlots = ({ own, others }: SlotCheck): string[] =>
  own.slots.flatMap((slot) => {
    const other = others.find(({ slots }) => slots.includes(slot))
    return other
      ? [
          `${own.label} has the slot ${slot}, which is one of ${other.label}. Give it another name, or promote a version of ${other.name} without it first or with it.`,
        ]
      : []
  })

/** Extensions into slots that nobody has. */
function findUnknownSlots({ own, others }: SlotCheck): string[] {
  const known = [own, ...others].flatMap(({ slots, label }) =>
    slots.map((slot) => ({ slot, label })),
  )
  return own.extensions.flatMap(({ key, slots }) =>
    slots
      .filter((slot) => !known.some((each) => each.slot === slot))
      .map((slot) => {
        const nearest = known.toSorted(
          (one, other) => countCommonPairs(other.slot, slot) - countCommonPairs(one.slot, slot),
        )[0]
        const hint = nearest ? `The nearest is ${nearest.slot} of ${nearest.label}. ` : ''
        return `The extension ${key} of ${own.label} fills ${slot}, a slot that no page has. ${hint}Correct it in src/pages.json of ${own.name}, or promote the page that has it first or with it.`
      }),
  )
}

const listPairs = (name: string) =>
  [...name.slice(1)].map((character, index) => `${name[index] ?? ''}${character}`)

/** How many pairs of neighbouring characters two names have in common. */
function countCommonPairs(one: string, other: string): number {
  const pairs = new Set(listPairs(one))
  return listPairs(other).filter((pair) => pairs.has(pair)).length
}

/** What slots hand over and extensions cannot take. A version that states no types is compared by names alone. */
async function findHandoverProblems({ own, others, describeTeam }: SlotCheck): Promise<string[]> {
  const fillings = [...listFillings([own], [own, ...others]), ...listFillings(others, [own])]
  const typed = fillings.flatMap(({ slot, owner, filler, key }) => {
    const context = owner.slotTypes?.slots[slot]
    const extension = filler.slotTypes?.extensions[key]
    return context === undefined || extension === undefined
      ? []
      : [{ slot, owner, filler, key, file: extension.file, context, props: extension.props }]
  })
  if (typed.every(({ context, props }) => context === props)) return []
  const { compareHandovers } = await import('./compare-handovers.ts')
  const found = compareHandovers(typed)
  return typed.flatMap(({ slot, owner, filler, key, file }, index) => {
    const problem = found[index]
    if (!problem) return []
    const remedy =
      owner === own
        ? `Put it back, or ask ${describeTeam(filler.name)} for a version that does without it, or promote both in one command.`
        : `Do without it, or ask ${describeTeam(owner.name)} for it, or promote both in one command.`
    return [
      `The slot ${slot} of ${owner.label} does not hand over what the extension ${key} of ${filler.label} takes (${file}): ${problem}. ${remedy}`,
    ]
  })
}

/** Says which extensions would no longer be shown, since their slots are gone. */
export function describeDroppedSlots(
  { own, others, describeTeam }: SlotCheck,
  live: SlotBuild | undefined,
): string[] {
  const kept = [own, ...others].flatMap(({ slots }) => slots)
  const dropped = (live?.slots ?? []).filter((slot) => !kept.includes(slot))
  return live
    ? listFillings([{ ...live, slots: dropped }], others).map(
        ({ slot, filler, key }) =>
          `${own.label} drops the slot ${slot}: the extension ${key} of ${filler.label} is no longer shown there. Tell ${describeTeam(filler.name)}.`,
      )
    : []
}

const toSlotBuild = (name: string, build: ShellBuild | RemoteBuild): SlotBuild => ({
  ...{ name, label: build.label, slots: build.slots, slotTypes: build.slotTypes },
  extensions: 'manifest' in build ? (build.manifest.extensions ?? []) : [],
})

async function toSlotCheck(subject: RemoteSubject | ShellSubject): Promise<SlotCheck> {
  const owners = await readOwners(subject)
  const describeTeam = (name: string) => {
    const team = owners?.[name] ?? []
    return team.length > 0 ? `the team of ${name} (${team.join(', ')})` : `the team of ${name}`
  }
  if (subject.kind === 'shell') {
    const others = subject.remotes.map((build) => toSlotBuild(build.manifest.name, build))
    return { own: toSlotBuild('shell', subject), others, describeTeam }
  }
  const others = [
    ...subject.shells.map((build) => toSlotBuild('shell', build)),
    ...subject.others.flatMap(({ name, build }) => (build ? toSlotBuild(name, build) : [])),
  ]
  return { own: toSlotBuild(subject.name, subject), others, describeTeam }
}

/** `findSlotProblems` of a version that is to go live. */
export const checkSlots = async (subject: RemoteSubject | ShellSubject): Promise<string[]> =>
  findSlotProblems(await toSlotCheck(subject))

/** `describeDroppedSlots` of a version that is to go live. */
export async function noteDroppedSlots(subject: RemoteSubject | ShellSubject): Promise<string[]> {
  const live = subject.kind === 'shell' ? subject.live : (subject.live?.build ?? undefined)
  const check = await toSlotCheck(subject)
  return describeDroppedSlots(check, live && toSlotBuild(check.own.name, live))
}

/** An extension in a slot, of versions that visitors get. */
export interface LiveExtension {
  key: string
  /** `NAME@VERSION` of the remote that it is of. */
  filler: string
  slot: string
  /** `NAME@VERSION` of the front end whose slot it is. */
  owner: string
  /** Path patterns of the pages that have the slot; none of the shell's own pages. */
  paths: readonly string[]
}

/** What visitors get of slots, canaries included, without damaged versions. */
async function readSlotBuilds(store: ReleaseStore, state: ReleaseState) {
  const [shells, remotes] = await Promise.all([
    readLiveShells(store, state),
    readLiveRemotes(store, state),
  ])
  return [
    ...shells.map((build) => ({ ...toSlotBuild('shell', build), slotsByPath: {} })),
    ...remotes.flatMap(({ name, build }) =>
      build ? { ...toSlotBuild(name, build), slotsByPath: build.manifest.slots ?? {} } : [],
    ),
  ]
}

/** Lists which extension is shown where. */
export async function listLiveExtensions(
  store: ReleaseStore,
  state: ReleaseState,
): Promise<LiveExtension[]> {
  const builds = await readSlotBuilds(store, state)
  return builds.flatMap((owner) =>
    listFillings([owner], builds).map(({ key, slot, filler }) => ({
      ...{ key, slot, filler: filler.label, owner: owner.label },
      paths: Object.entries<string[]>(owner.slotsByPath).flatMap(([pattern, slots]) =>
        slots.includes(slot) ? pattern : [],
      ),
    })),
  )
}

/** Finds whose live slot a slot is, and the type of what it hands over; null where it is no live one, or has no type. */
export async function findLiveSlot(
  store: ReleaseStore,
  state: ReleaseState,
  slot: string,
): Promise<{ owner: string; context: string } | null> {
  const builds = await readSlotBuilds(store, state)
  const owner = builds.find(({ slotTypes }) => slotTypes?.slots[slot] !== undefined)
  const context = owner?.slotTypes?.slots[slot]
  return owner && context !== undefined ? { owner: owner.label, context } : null
}
