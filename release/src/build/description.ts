import { z } from 'zod/mini'

/** `remote.json` of a remote's build: what `config` says of it. Files are relative to the version's folder. */
export const descriptionSchema = z.object({
  name: z.string(),
  /** Semver range of the kernel it was built against. */
  kernel: z.string(),
  paths: z.array(z.string()),
  /** The container script. */
  entry: z.string(),
  preload: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
})
export type RemoteDescription = z.infer<typeof descriptionSchema>
