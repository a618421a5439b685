/** What the control of the worlds says to the developer. */
export const controlMessages = {
  badName: 'A world’s name has 1 to 64 letters, digits, hyphens or underscores.',
  noSuchWorld: 'There is no world of this name.',
  badRequest: (complaints: readonly string[]) =>
    `The world is left as it was. ${complaints.join('; ')}`,
  unknownCall: (call: string) =>
    `There is no call ${call}: write method and path, such as 'GET /api/member', or * for all of them.`,
  noSuchPage: (to: string) =>
    `to: '${to}' is no page of the portal; write a path such as /Member/Home/Vouchers`,
} as const
