/** Messages to the developer whose call the API can't answer. */
export const apiMessages = {
  signInFirst: 'Nobody is signed in: sign in with POST /api/Login first.',
  antiForgery:
    'The anti-forgery token is missing or belongs to another session: send the value of the cookie XSRF-TOKEN as the header X-XSRF-TOKEN.',
  proofFirst:
    'RequiresReAuth is true: the member has to prove who they are, on the challenge page, before this call.',
  notJson: (why: string) => `The body is not JSON (${why}): send JSON.`,
  wrongType: 'The body isn’t JSON: send it with the content type application/json.',
  tooLarge: 'The body is larger than 64 KB: send a smaller one.',
  wrongField: (where: string) => `The body is not valid for this call. Correct: ${where}`,
  unknownCall: (call: string) => `There is no call ${call}: /_control/openapi lists all calls.`,
  spelledOtherwise: (call: string, spelled: string) =>
    `There is no call ${call}: send ${spelled}, because paths are case-sensitive.`,
  wrongMethod: (method: string, path: string, allowed: string) =>
    `${path} does not take ${method}: send ${allowed}.`,
  forbidden: 'The member may not do this: sign in as another one, or change the world.',
  notFound: 'This world has no item with this id: read the list for its ids.',
  underWay: 'The same call is already in progress: wait until it ends.',
  wrongKey:
    'The Idempotency-Key must be a string in quotes of at most 200 characters, such as "8e03978e-40d5-43dd-bc93-6894a57f9324".',
  keyOfAnother:
    'This Idempotency-Key was used with another method, path or body: use a new key for each request.',
  interrupted: 'The server stopped before it answered: check if the call took effect.',
  notKept: 'The call took effect, but the data file could not be written: see the server’s output.',
  fault: 'Simulated failure: /_control lists this world’s faults and removes them.',
  brokenDown:
    'The stand-in server failed: see its output, and report the bug with a link to the world.',
} as const
