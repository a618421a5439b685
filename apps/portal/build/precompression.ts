import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Blocks of 1 MiB: each of our scripts fits into one, and is compressed as a whole. */
const inputBlockBits = 20

/** Fonts and pictures are already compressed. */
const isCompressible = (name: string): boolean => /\.(js|css|svg|json|txt)$/.test(name)

/**
 * Writes a `.br` (quality 11, the smallest of several tunings) and a `.gz` beside every asset, for the host to send.
 */
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

/**
 * The Brotli settings that we try: the kind of content, and the encoding of distances (postfix bits
 * and direct codes). The best ones for a script can't be predicted.
 */
const brotliTunings = [
  [constants.BROTLI_MODE_GENERIC, 0, 0],
  [constants.BROTLI_MODE_FONT, 0, 0],
  [constants.BROTLI_MODE_GENERIC, 1, 8],
  [constants.BROTLI_MODE_GENERIC, 1, 16],
  [constants.BROTLI_MODE_GENERIC, 2, 60],
] as const

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  await writeFile(`${path}.br`, await smallestBrotli(content))
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
}

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const results = await Promise.all(
    brotliTunings.map(([mode, postfixBits, directCodes]) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: inputBlockBits,
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
          [constants.BROTLI_PARAM_NDIRECT]: directCodes,
        },
      }),
    ),
  )
  return results.reduce((smallest, result) => (result.length < smallest.length ? result : smallest))
}
