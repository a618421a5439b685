/**
 * `node scripts/deploying/write-nginx.ts --portal /srv/save --api https://api.example --port 8080
 * --configuration employer.json` prints the `server` block for a built portal.
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
    build: { type: 'string', default: 'apps/portal/dist' },
  },
})
const { portal, api, port, configuration, build } = values
const { styleHashes } = JSON.parse(readFileSync(`${build}/csp.json`, 'utf8'))
process.stdout.write(
  nginxServer(
    settingsFor(styleHashes, {
      portal,
      api,
      port: Number(port),
      ...(configuration && { pageConfiguration: readFileSync(configuration, 'utf8') }),
    }),
  ),
)
