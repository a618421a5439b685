/**
 * `node scripts/deploying/try-nginx.ts` tries the documented nginx configuration: Debian's nginx
 * before the built portal and the stand-in API, checked against what every host of the portal does.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pageHeaders } from '@save/fake-api/headers'
import { freePort } from '../commands/free-port.ts'
import { settingsFor } from './example-settings.ts'
import { hostChecks } from './host-checks.ts'
import { nginxServer } from './nginx-configuration.ts'

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

const { styleHashes } = JSON.parse(readFileSync(join(portal, 'csp.json'), 'utf8'))
const [port, apiPort] = [await freePort(), await freePort()]
const folder = mkdtempSync(join(tmpdir(), 'save-nginx-'))
const file = join(folder, 'nginx.conf')
const server = nginxServer(
  settingsFor(styleHashes, { port, portal, api: `http://127.0.0.1:${apiPort}` }),
)
writeFileSync(
  file,
  `pid ${folder}/pid; daemon off; error_log stderr; worker_processes 1;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${server}}
`,
)

const api = spawn(process.execPath, ['apps/fake-api/src/start.mjs'], {
  env: { ...process.env, PORT: String(apiPort), SAVE_API_ONLY: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] })

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual' })
}

async function whenUp(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await send('/api/member').catch(() => undefined)
    if (answer?.status === 401) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error('nginx or the API behind it did not come up.')
}

try {
  await whenUp()
  const policy = pageHeaders(styleHashes)['content-security-policy'] ?? ''
  let wrong = 0
  for (const { says, complaints } of hostChecks) {
    const found = await complaints({ send, asset, contentSecurityPolicy: policy })
    if (found.length > 0) wrong += 1
    console.log(`${found.length === 0 ? '✓' : '✗'} ${says}`)
    for (const complaint of found) console.log(`    ${complaint.slice(0, 300)}`)
  }
  console.log(`\n${hostChecks.length - wrong} of ${hostChecks.length} as on our own host.`)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  nginx.kill('SIGTERM')
  api.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
