import { remoteManifestSchema } from '@shop/contracts/wire/remote-manifest.ts'
import { fetchJson } from '@shop/kernel/http'
import { createBoxes, Slot, type SlotHost } from '@shop/kernel/slots'
import { loadExtensions } from '@shop/remotes/extensions.ts'
import type { RouteObject } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'
import * as z from 'zod/mini'

import { messages } from './messages.ts'

/** Each extension alone is in a slot of this name, on a page of this path, with its key. */
const ALONE = '/~boxes/'

const manifestSchema = z.pick(remoteManifestSchema, { extensions: true })

type Extensions = NonNullable<z.infer<typeof manifestSchema>['extensions']>

interface RemoteEntry {
  name: string
  entry: string
  integrity?: string
}

/** What a remote adds to other pages, by its manifest; a page alone does without. @param base address of its files */
export async function fetchExtensions(base: string): Promise<Extensions> {
  try {
    const url = new URL(`${base}remote.json`, window.location.href).href
    return manifestSchema.parse(await fetchJson(url)).extensions ?? []
  } catch (error) {
    console.warn('What the remote adds to other pages is not known', error)
    return []
  }
}

/** What fills the slots of a remote alone: its own extensions. In development, empty slots say their names. */
export function createStandaloneSlots(remote: RemoteEntry, extensions: Extensions): SlotHost {
  const { name, entry: url, integrity } = remote
  const shown = extensions.map((extension) => ({
    ...extension,
    slots: [...extension.slots, ALONE + extension.key],
  }))
  const entry = { url, metadata: { version: '' }, extras: { extensions: shown } }
  const boxes = createBoxes([{ name, entry }], () => loadExtensions(name, url, integrity))
  return {
    find: (slot) => boxes.get(slot) ?? [],
    rendered: new Set(),
    onFailure: (_box, _phase, error) => console.error(error),
    ...(process.env.NODE_ENV === 'development' && {
      renderEmpty: (slot: string) => <EmptySlot slot={slot} />,
    }),
  }
}

/** A page for each extension, with what a slot may hand over. */
export const createBoxRoutes = (extensions: Extensions): RouteObject[] =>
  extensions.map(({ key, example = {} }) => ({
    path: ALONE + key,
    element: (
      <Container>
        <Slot<Record<string, object>> name={ALONE + key} context={example} />
      </Container>
    ),
  }))

function EmptySlot({ slot }: { slot: string }) {
  const t = messages.useT()
  return (
    <Place translate="no">
      {t('standalone.slot')} <bdi>{slot}</bdi>
    </Place>
  )
}

const Place = styled.p`
  padding: ${space[4]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.m};
  color: ${color.muted};
`
