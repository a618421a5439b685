/**
 * Reads the environment, listens, and prints the address. The request listener is loaded once the
 * port is open, so that the server is reachable at once. Requests that come earlier wait for the
 * listener.
 */
import { fileURLToPath } from 'node:url'
import { listen } from './listening.ts'
import { HostTrouble, isPortalBuilt } from './portal/portal-build.ts'
import { serverMessages } from './server.messages.ts'
import { readSettings, type Settings } from './settings.rules.ts'

const builtPortal = fileURLToPath(new URL('../../portal/dist', import.meta.url))

const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

const giveUp = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const portalFolder = settings.servesPortal ? builtPortal : undefined
  if (portalFolder !== undefined && !isPortalBuilt(portalFolder)) giveUp(serverMessages.notBuilt)

  // Checks the data file before the server announces itself. The other modules are loaded later.
  if (settings.dataFile !== undefined) {
    const { readDataFile } = await import('./data/data-file.ts')
    readDataFile(settings.dataFile)
  }

  let signIn = ''
  let keep = async () => {}
  const listening = await listen(settings, async () => {
    const { requestListener } = await import('./request-listener.ts')
    const { listener, demonstration, ...host } = requestListener(settings, portalFolder)
    keep = host.keep
    signIn = serverMessages.signIn(demonstration.email, demonstration.password)
    return listener
  })
  if ('complaint' in listening) return giveUp(listening.complaint)

  const address = `http://${listening.name}:${listening.port}`
  say(portalFolder === undefined ? serverMessages.apiAt(address) : serverMessages.portalAt(address))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void listening
        .close()
        .then(() => keep())
        .then(() => process.exit(0))
    })
  }
  await listening.ready
  say(
    signIn,
    // If the portal runs elsewhere, the control page should be opened there: its links go to the portal.
    ...(settings.isDevelopment && settings.servesPortal
      ? [serverMessages.controlAt(address), serverMessages.rulebookAt(address)]
      : []),
    serverMessages.howToStop,
  )
}

const reading = readSettings(process.env, process.argv.slice(2))
if ('complaint' in reading) giveUp(reading.complaint)
else {
  await start(reading.settings).catch((error: unknown) => {
    if (error instanceof HostTrouble) giveUp(error.message)
    throw error
  })
}
