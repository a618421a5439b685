import { worldPolicy } from './world.policy.ts'

/** The control's messages to the developer. */
export const controlMessages = {
  notFromHere:
    'The control answers only this machine: open it at localhost or a name of SAVE_HOST_NAMES, without a proxy, and not from another site.',
  badName: 'This is not a world’s name: use 1 to 64 letters, digits, hyphens or underscores.',
  noSuchWorld: 'There is no world with this name: create it with POST /_control/worlds/{name}.',
  badRequest: (complaints: readonly string[]) => `The world is unchanged. ${complaints.join('; ')}`,
  noTime: 'must be a time such as 2026-11-21T09:00:00Z',
  noClock: `must be in the years ${worldPolicy.firstYear} to ${worldPolicy.lastYear}`,
  unknownCall: (call: string) =>
    `There is no call ${call}: write method and path, such as 'GET /api/member', or * for all calls`,
  mereCall: 'has no effect: give a kind, a status, a body or a wait',
  noSuchAddress: (method: string, path: string) =>
    `The control has no ${method} ${path}: apps/fake-api/README.md lists what it has.`,
  noSuchPage: (to: string) =>
    `to: '${to}' is not a page of the portal; write a path such as /Member/Home/Vouchers`,
} as const
