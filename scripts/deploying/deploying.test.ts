import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { gzipSync } from 'node:zlib'
import { decoderOf, SignsWire } from '@save/api-adapter/wire'
import { createApp } from '@save/fake-api/app'
import { pageHeaders } from '@save/fake-api/headers'
import { Effect } from 'effect'
import { afterAll, describe, expect, test } from 'vitest'
import { documentedSettings, settingsFor } from './example-settings.ts'
import { hostChecks } from './host-checks.ts'
import { nginxServer } from './nginx-configuration.ts'

const hashes = { styleHashes: ['sha256-abc='], scriptHashes: ['sha256-def='] }
const headersOfPages = pageHeaders(hashes.styleHashes, hashes.scriptHashes)
const documentation = readFileSync('docs/deploying.md', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'save-host-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = (body: string) =>
  `<html><head><script type="application/json" id="save-page-configuration">{}</script></head><body><div id="root">${body}${'frame '.repeat(200)}</div></body></html>`

/** Starts our own host with a portal just large enough to be compressed. */
function ownHost() {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), page(''))
  writeFileSync(join(folder, 'dashboard.html'), page('dashboard'))
  writeFileSync(join(folder, 'login.html'), page('<input type="password">'))
  for (const name of ['mark.svg', 'app-icon.png', 'app.webmanifest'])
    writeFileSync(join(folder, name), name)
  writeFileSync(join(folder, 'csp.json'), JSON.stringify(hashes))
  const script = `start(${JSON.stringify('x'.repeat(2_000))})`
  writeFileSync(join(folder, 'assets', 'start-1.js'), script)
  writeFileSync(join(folder, 'assets', 'start-1.js.gz'), gzipSync(script))
  const app = createApp({ portalFolder: folder })
  return {
    send: async (path: string, init?: RequestInit) => app.request(path, init),
    asset: 'start-1.js',
    contentSecurityPolicy: headersOfPages['content-security-policy'] ?? '',
  }
}

describe('Our own host meets the requirements for every host', () => {
  const host = ownHost()
  for (const { says, complaints } of hostChecks) {
    test(says, async () => {
      expect(await complaints(host)).toEqual([])
    })
  }

  test('a host that answers everything alike fails nearly all checks', async () => {
    const send = async () => new Response('hello')
    const wrong = []
    for (const { says, complaints } of hostChecks) {
      if ((await complaints({ ...host, send })).length > 0) wrong.push(says)
    }
    expect(wrong.length).toBeGreaterThan(hostChecks.length - 4)
  })
})

describe('The nginx configuration', () => {
  test('the configuration in docs/nginx.conf is the one that is tried', () => {
    expect(readFileSync('docs/nginx.conf', 'utf8')).toBe(nginxServer(documentedSettings))
  })

  test('OQ-135 nginx never repeats a request to the API: GET /api/WithdrawSavings moves money', () => {
    expect(nginxServer(documentedSettings).match(/proxy_next_upstream .*/g)).toEqual([
      'proxy_next_upstream off;',
    ])
  })

  test('errors aren’t cached: each block with its own headers has the necessary line', () => {
    const text = nginxServer(documentedSettings)
    const blocks = text.split(/^ {2}location /m).filter((block) => block.includes('add_header'))
    for (const block of blocks) expect(block).toContain('Cache-Control $error_caching always;')
    expect(blocks.length).toBeGreaterThan(3)
    expect(text).not.toMatch(/Cache-Control "[^"]*" always/)
  })

  test('pages get the same headers as from our own host, with the build’s hashes', () => {
    const text = nginxServer(settingsFor(hashes))
    for (const [name, value] of Object.entries(headersOfPages)) {
      expect(text).toContain(`add_header ${name} "${value}" always;`)
    }
  })

  test('with a certificate nginx uses HTTP/2 and HSTS, and with the brotli module it compresses with Brotli', () => {
    const certificate = { file: '/etc/save/certificate.pem', key: '/etc/save/key.pem' }
    const text = nginxServer(settingsFor(hashes, { port: 443, certificate, hasBrotli: true }))
    expect(text).toContain('listen 443 ssl http2;')
    expect(text).toContain('add_header strict-transport-security "max-age=')
    expect(text).toMatch(/gzip_static on;\n +brotli_static on;/)
    expect(text).toContain('brotli on;')
    const plain = nginxServer(documentedSettings)
    expect(plain).not.toMatch(/http2|brotli|strict-transport/)
  })

  test('the headers name an address for browsers’ own reports if the host wants them', () => {
    const text = nginxServer(settingsFor(hashes, { reportsTo: '/policy-reports' }))
    expect(text).toContain('; report-to policy" always;')
    const line = 'add_header reporting-endpoints "policy=\\"/policy-reports\\"" always;'
    expect(text).toContain(line)
    expect(documentation).toContain(line)
    expect(nginxServer(documentedSettings)).not.toContain('report')
  })

  test('the documented signs match the schema', async () => {
    const json = /```json\n([\s\S]*?)```/.exec(documentation)?.[1] ?? ''
    const sending = JSON.parse(json)
    expect(await Effect.runPromise(decoderOf(SignsWire)(sending))).toEqual(sending)
  })

  test('a page configuration can neither end its element nor leave the directive', () => {
    const hostile = JSON.stringify({ imageHost: `</script>'; $host "` })
    const text = nginxServer(settingsFor(hashes, { pageConfiguration: hostile }))
    const line = text.split('\n').find((one) => one.includes("sub_filter '")) ?? ''
    expect(line.match(/'/g)).toHaveLength(4)
    expect(line).not.toContain('$')
    expect(line.match(/<\/script>/g)).toHaveLength(2)
  })
})

describe('The demonstration’s image', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')

  test('the image is built from one exact base image and has a health check', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(images).size).toBe(1)
    for (const image of images)
      expect(image).toMatch(/^node:\d+\.\d+\.\d+-slim@sha256:[0-9a-f]{64}$/)
    expect(dockerfile).toContain('HEALTHCHECK')
  })

  test('the image has no tests, examples or scripts', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    const files = ['apps', 'packages', 'scripts', 'docs'].flatMap((top) =>
      readdirSync(top, { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.includes('node_modules'))
        .map((name) => join(top, name)),
    )
    const taken = files.filter(
      (file) =>
        !ignored.some(
          (pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`),
        ),
    )
    expect(taken).toContain('apps/fake-api/src/start.mjs')
    expect(
      taken.filter((file) => /testing|\.(?:test|spec|table|contract)\.|^scripts|^docs/.test(file)),
    ).toEqual([])
  })
})
