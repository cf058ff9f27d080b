import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { runS3Server } from './run-s3-server.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Starts {@link runS3Server} in a folder of its own; it is stopped after the test. */
export async function startS3Server() {
  const server = await runS3Server(await createTemporaryFolder())
  closing.push(server.stop)
  return server
}
