/**
 * webpack loader of `pictures/*.json`: the name of each file becomes the address that the file is emitted at.
 * @param {string} json an index of pictures, as `npm run pictures` writes it
 */
export default function picturesLoader(json) {
  /** @type {string[]} */
  const imports = []
  const index = json.replace(/"([^"]+\.(?:avif|webp))"/g, (_, /** @type {string} */ file) => {
    const name = `file_${file.replace(/\W/g, '_')}`
    imports.push(`import ${name} from './${file}'\n`)
    return name
  })
  return `${imports.join('')}export default ${index}`
}
