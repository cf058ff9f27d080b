import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createBillOfMaterials } from '@shop/config/bill-of-materials.js'
import { type BundledPackage, findPackage } from '@shop/config/bundled-packages.js'
import { createLicenseNotices } from '@shop/config/license-notices.js'
import { LICENSE_NOTICES } from '@shop/release-format/version-files.js'
import type { Metafile } from 'esbuild'
import { libraryName, type LockedPackages } from 'release/build/lock-file.ts'
import { repositoryRoot as root } from 'release/workspace.ts'

interface Contents {
  bundle: Metafile
  /** What is installed beside the bundle, also on other systems. */
  installed: LockedPackages
}

/** The packages of which a bundle has code. */
function listBundled({ outputs }: Metafile): BundledPackage[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && existsSync(file) ? [path.resolve(file)] : [],
    ),
  )
  const packages = files.map((file) => findPackage(path.dirname(file)))
  return [...new Set(packages)].filter((found) => found !== null)
}

const listInstalled = (installed: LockedPackages): BundledPackage[] =>
  Object.entries(installed).map(([place, { version, license }]) => ({
    folder: path.join(root, place),
    manifest: {
      name: libraryName(place),
      ...(version !== undefined && { version }),
      ...(license !== undefined && { license }),
    },
  }))

/** Writes the bill of materials (CycloneDX) of a built program, and the license notices of what is in its bundle. */
export async function writeBill(
  target: string,
  subject: { name: string; version: string },
  { bundle, installed }: Contents,
): Promise<void> {
  const bundled = listBundled(bundle)
  const bill = createBillOfMaterials(subject, [...bundled, ...listInstalled(installed)])
  await writeFile(path.join(target, 'bom.cdx.json'), bill)
  await writeFile(path.join(target, LICENSE_NOTICES), createLicenseNotices(subject.name, bundled))
}
