import { worldPolicy } from './world.policy.ts'

/** The control's messages to the developer. */
export const controlMessages = {
  notFromHere:
    'The control answers on this machine only: at localhost or a name of SAVE_HOST_NAMES, not through a proxy, and not to pages of other sites.',
  badName: 'A world’s name has 1 to 64 letters, digits, hyphens or underscores.',
  noSuchWorld: 'There is no world with this name: create it with POST /_control/worlds/{name}.',
  badRequest: (complaints: readonly string[]) => `The world is unchanged. ${complaints.join('; ')}`,
  noTime: 'must be a time such as 2026-11-21T09:00:00Z',
  noClock: `must be in the years ${worldPolicy.firstYear} to ${worldPolicy.lastYear}`,
  unknownCall: (call: string) =>
    `Unknown call ${call}. Write method and path, such as 'GET /api/member', or * for all calls.`,
  mereCall: 'has no effect: give a kind, a status, a body or a wait',
  noSuchAddress: (method: string, path: string) =>
    `The control has no ${method} ${path}. GET /_control/openapi and apps/fake-api/README.md list what there is.`,
  noSuchPage: (to: string) =>
    `to: '${to}' is not a page of the portal; write a path such as /Member/Home/Vouchers`,
} as const
