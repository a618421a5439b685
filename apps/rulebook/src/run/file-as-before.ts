import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vitest/config'

/** Gives the tests some files as they were before: of the domain's, wherever it has been laid out. */
export const fileAsBefore: Plugin = {
  name: 'file-as-before',
  enforce: 'pre',
  load(id) {
    const [path = ''] = id.replaceAll('\\', '/').split('?')
    return Object.entries(textsBefore()).find(([file]) =>
      path.endsWith(`/${file.replace(/^packages\/(?=domain\/)/, '')}`),
    )?.[1]
  },
}

const known = new Map<string, Readonly<Record<string, string>>>()

function textsBefore(): Readonly<Record<string, string>> {
  const path = process.env['SAVE_APART_TEXTS'] ?? ''
  const texts =
    known.get(path) ?? (path === '' ? {} : JSON.parse(readFileSync(resolve(path), 'utf8')))
  known.set(path, texts)
  return texts
}
