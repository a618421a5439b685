/**
 * `node scripts/deploying/write-nginx.ts --portal /srv/save --api https://api.example --port 8080 --configuration
 * employer.json` prints the `server` block for a built portal. With --certificate and --certificate-key nginx serves
 * HTTP/2 itself, with --brotli it uses its modules for that, and with --reports it gives browsers an address for
 * breaches of the policy.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { settingsFor } from './example-settings.ts'
import { nginxServer } from './nginx-configuration.ts'

const { values } = parseArgs({
  options: {
    portal: { type: 'string', default: '/srv/save' },
    api: { type: 'string', default: 'http://127.0.0.1:4400' },
    port: { type: 'string', default: '8080' },
    configuration: { type: 'string' },
    certificate: { type: 'string' },
    'certificate-key': { type: 'string' },
    brotli: { type: 'boolean', default: false },
    reports: { type: 'string' },
    build: { type: 'string', default: 'apps/portal/dist' },
  },
})
const { portal, api, port, configuration, build, certificate, brotli, reports } = values
const key = values['certificate-key']
const hashes = JSON.parse(readFileSync(`${build}/csp.json`, 'utf8'))
process.stdout.write(
  nginxServer(
    settingsFor(hashes, {
      portal,
      api,
      port: Number(port),
      hasBrotli: brotli,
      ...(reports && { reportsTo: reports }),
      ...(certificate && key && { certificate: { file: certificate, key } }),
      ...(configuration && { pageConfiguration: readFileSync(configuration, 'utf8') }),
    }),
  ),
)
