import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vitest/config'

/** Gives the tests one file as it was before: of the domain's, wherever it has been laid out. */
export const fileAsBefore: Plugin = {
  name: 'file-as-before',
  enforce: 'pre',
  load(id) {
    const file = process.env['SAVE_APART_FILE'] ?? ''
    const [path = ''] = id.replaceAll('\\', '/').split('?')
    return file !== '' && path.endsWith(`/${file.replace(/^packages\/(?=domain\/)/, '')}`)
      ? readFileSync(resolve(process.env['SAVE_APART_TEXT'] ?? ''), 'utf8')
      : undefined
  },
}
