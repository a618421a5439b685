/**
 * `node scripts/deploying/try-nginx.ts` tries the documented nginx configuration: Debian's nginx in front of the built
 * portal and the stand-in API, checked against the requirements for every host. First as documented, then with https,
 * HTTP/2, brotli and reports, or without brotli if nginx lacks it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pageHeaders } from '@save/fake-api/headers'
import { freePort } from '../commands/free-port.ts'
import { askByHttp2 } from './ask-by-http2.ts'
import { settingsFor } from './example-settings.ts'
import { type HostUnderCheck, hostChecks } from './host-checks.ts'
import { type NginxSettings, nginxServer } from './nginx-configuration.ts'

const portal = resolve('apps/portal/dist')

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

if (spawnSync('nginx', ['-v']).error !== undefined) {
  giveUp('There is no nginx here, so nothing was tried. On Debian: apt-get install nginx')
}
const assets = readdirSync(join(portal, 'assets'), { withFileTypes: true })
const asset = assets.find(({ name }) => name.endsWith('.js') && assetIsLong(name))?.name
if (asset === undefined) giveUp('The portal is not built yet. Build it with: npm run build')

function assetIsLong(name: string): boolean {
  return readFileSync(join(portal, 'assets', name)).length > 2_000
}

const hashes = JSON.parse(readFileSync(join(portal, 'csp.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'save-nginx-'))
// A certificate for this run, which nobody else trusts.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
process.removeAllListeners('warning')

const modules = ['filter', 'static'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`,
)
const hasBrotli = modules.every((module) => existsSync(module))

async function tryOut(name: string, change: Partial<NginxSettings>): Promise<number> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const settings = settingsFor(hashes, {
    port,
    portal,
    api: `http://127.0.0.1:${apiPort}`,
    ...change,
  })
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, nginxConfiguration(nginxServer(settings)))
  const api = spawn(process.execPath, ['apps/fake-api/src/start.mjs'], {
    env: { ...process.env, PORT: String(apiPort), SAVE_API_ONLY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const nginx = spawn('nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isHttps = settings.certificate !== undefined
  const origin = `${isHttps ? 'https' : 'http'}://127.0.0.1:${port}`
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...init, redirect: 'manual' })

  try {
    await whenUp(send)
    console.log(`\n${name}`)
    const wrong = await complaintsAbout({ send, isHttps, ...change })
    return wrong + (isHttps ? await reportHttp2(origin) : 0)
  } finally {
    nginx.kill('SIGTERM')
    api.kill('SIGTERM')
  }
}

const nginxConfiguration = (server: string): string => `
${hasBrotli ? modules.map((module) => `load_module ${module};`).join(' ') : ''}
pid ${folder}/pid; daemon off; error_log stderr; worker_processes 1;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${server}}
`

type Send = HostUnderCheck['send']

async function whenUp(send: Send): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await send('/api/member').catch(() => undefined)
    if (answer?.status === 401) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(
    'nginx or the API behind it didn’t start within 30 seconds. Look at their output above.',
  )
}

/** Prints the failed checks and returns their number. */
async function complaintsAbout(
  tried: Pick<HostUnderCheck, 'send' | 'isHttps'> & Pick<NginxSettings, 'reportsTo'>,
): Promise<number> {
  const policy =
    pageHeaders(hashes.styleHashes, hashes.scriptHashes)['content-security-policy'] ?? ''
  const reports = tried.reportsTo === undefined ? '' : '; report-to policy'
  let wrong = 0
  for (const { says, complaints } of hostChecks) {
    const found = await complaints({
      ...tried,
      asset: asset ?? '',
      contentSecurityPolicy: policy + reports,
    })
    if (found.length > 0) wrong += 1
    console.log(`${found.length === 0 ? '✓' : '✗'} ${says}`)
    for (const complaint of found) console.log(`    ${complaint.slice(0, 300)}`)
  }
  console.log(`${hostChecks.length - wrong} of ${hostChecks.length} as on our own host.`)
  return wrong
}

/** Prints the size of a page with HTTP/2, and returns the number of faults. */
async function reportHttp2(origin: string): Promise<number> {
  const coding = hasBrotli ? 'br' : 'gzip'
  let wrong = 0
  for (const path of ['/Member', '/Member/Login', `/Member/assets/${asset}`]) {
    const { protocol, headers, bytes, headerBytes } = await askByHttp2(origin, path)
    const isRight = protocol === 'h2' && headers['content-encoding'] === coding
    if (!isRight) wrong += 1
    const size = `${bytes.toLocaleString('en')} bytes and ${headerBytes.toLocaleString('en')} of headers`
    console.log(
      `${isRight ? '✓' : '✗'} ${path} by ${protocol}, ${headers['content-encoding']}: ${size}`,
    )
  }
  const { headers } = await askByHttp2(origin, '/Member')
  const isReported = headers['reporting-endpoints'] === 'policy="/policy-reports"'
  console.log(`${isReported ? '✓' : '✗'} browsers are told where to report breaches of the policy`)
  return isReported ? wrong : wrong + 1
}

const key = join(folder, 'key.pem')
const certificate = join(folder, 'certificate.pem')
const made = spawnSync('openssl', [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
  ...['-keyout', key, '-out', certificate],
])
if (made.status !== 0) giveUp('openssl could not make a certificate, so nothing was tried.')

try {
  const wrong =
    (await tryOut('as documented', {})) +
    (await tryOut('https, HTTP/2, brotli, reports', {
      certificate: { file: certificate, key },
      hasBrotli,
      reportsTo: '/policy-reports',
    }))
  if (!hasBrotli) console.log('This nginx has no brotli; gzip was tried in its place.')
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
