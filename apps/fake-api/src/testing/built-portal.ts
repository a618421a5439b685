import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

const hostPage = (name: string) =>
  `<!doctype html><html><head><title>${name}</title><script type="application/json" id="save-page-configuration">{}</script></head><body>${name} ${'frame '.repeat(200)}</body></html>`

export const script = `export const answer = ${JSON.stringify('x'.repeat(2_000))}\n`

/** The files of a build: host pages, hashed assets with their compressed copies, and others. */
const usualFiles: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': hostPage('index'),
  'login.html': hostPage('login'),
  'dashboard.html': hostPage('dashboard'),
  'assets/index-C0ffee.js': script,
  'assets/index-C0ffee.js.br': brotliCompressSync(script),
  'assets/index-C0ffee.js.gz': gzipSync(script),
  'assets/index-C0ffee.js.map': '{}',
  'assets/font-1.woff2': new Uint8Array(600),
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'app-icon.png': new Uint8Array(80),
  'app.webmanifest': '{}',
  'csp.json': '{ "styleHashes": ["sha256-abc="], "scriptHashes": ["sha256-def="] }',
}

/** A folder with such a build, removed after the test. A file given as `null` is left out. */
export function builtPortal(
  files: Readonly<Record<string, string | Uint8Array | null>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'save-portal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries({ ...usualFiles, ...files })) {
    if (content === null) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
