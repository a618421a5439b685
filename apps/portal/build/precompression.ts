import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fonts and pictures are compressed already, and would not get smaller. */
const isCompressible = (name: string): boolean => /\.(js|css|svg|json|txt)$/.test(name)

/** Puts a `.br` (quality 11) and a `.gz` beside every asset, ready for the host to send. */
export const precompression = (): Plugin => ({
  name: 'save:precompression',
  apply: 'build',
  enforce: 'post',
  writeBundle: async ({ dir }) => {
    if (dir === undefined) return
    const names = await readdir(dir, { recursive: true })
    await Promise.all(names.filter(isCompressible).map((name) => compress(join(dir, name))))
  },
})

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${path}.br`, await brotli(content, { params }))
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
}
