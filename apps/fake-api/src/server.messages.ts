import { httpPolicy } from './http/http.policy.ts'

/** Printed when the server starts. */
export const serverMessages = {
  portalAt: (address: string) => `Save is at ${address}/Member`,
  apiAt: (address: string) => `The stand-in API of Save is at ${address}/api`,
  signIn: (email: string, password: string) => `Log in as ${email} with the password ${password}`,
  controlAt: (address: string) => `Worlds, faults and requests: ${address}/_control`,
  rulebookAt: (address: string) => `The rules, for analysts: ${address}/rulebook`,
  howToStop: 'Press Ctrl+C to stop.',
  stopping: 'Stopping…',
  badPort: (port: string) =>
    `PORT is '${port}', but a port is a whole number from 0 to 65535, such as 4400.`,
  badArguments: (args: string) =>
    `The server was started with '${args}', but takes only --data <file>, which keeps its worlds across restarts.`,
  portInUse: (port: number) =>
    `Port ${port} is in use by another program. Stop that one, or set PORT to another number, such as ${port + 1}.`,
  notAllowed: (port: number) =>
    `Listening on port ${port} is not allowed here. Set PORT to a number above 1023, such as 4400.`,
  badHost: (host: string) =>
    `HOST is '${host}', but this machine has no such address. Leave it out to listen on localhost only.`,
  foreignName:
    'This server does not answer to that host name. Use localhost, or start it with SAVE_HOST_NAMES set to its names.',
  notBuilt: 'The portal is not built yet. Build it with: npm run build',
  notForProduction:
    'This server is a stand-in for development with invented data: it does not start with NODE_ENV=production. For a demonstration that needs it, set SAVE_ALLOW_PRODUCTION=1.',
  cutOff: `Some responses took longer than ${httpPolicy.shutdownPatience / 1000} s and were aborted.`,
} as const
