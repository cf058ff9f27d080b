import { License } from '@cyclonedx/cyclonedx-library/Contrib'

import { isOwn } from './bill-of-materials.js'

/** @typedef {import('./bundled-packages.js').BundledPackage} BundledPackage */

const RULE = '-'.repeat(80)
const gatherer = new License.Utils.LicenseEvidenceGatherer()

/**
 * The licenses of what a build has of others, with their texts.
 * @param {string} name of the front end
 * @param {readonly BundledPackage[]} packages
 */
export function createLicenseNotices(name, packages) {
  const notices = packages
    .filter((bundled) => !isOwn(bundled))
    .map(describe)
    .toSorted()
  return [`Software of others in ${name}, and its licenses\n`, ...new Set(notices)].join(
    `\n${RULE}\n\n`,
  )
}

/** @param {BundledPackage} bundled */
function describe({ folder, manifest }) {
  const { name, version, license = 'see below', homepage } = manifest
  const texts = [...gatherer.getFileAttachments(folder)].map(({ text }) =>
    Buffer.from(text.content.toString(), 'base64').toString('utf8').trim(),
  )
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name
  return `${[
    `${name} ${version}`,
    `License: ${license}`,
    ...(homepage ? [homepage] : []),
    // Not every package has the text: whose it is, then.
    ...(texts.length > 0 ? ['', texts.join('\n\n')] : author ? [`Copyright: ${author}`] : []),
  ].join('\n')}\n`
}
