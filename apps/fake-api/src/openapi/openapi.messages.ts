const statuses: Readonly<Record<string, string>> = {
  200: 'The answer.',
  400: 'The body can’t be read, or the form’s fields are refused.',
  401: 'Nobody is signed in.',
  403: 'The anti-forgery token is missing or belongs to another session, or the member may not do this.',
  404: 'Not found.',
  413: 'The body is larger than 64 KB.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key came before with another request.',
  429: 'Too many wrong passwords; Retry-After says how long to wait.',
}

/** Texts of the document and its page, except those of the calls. */
export const openapiMessages = {
  title: 'The API of Save',
  description:
    'Every call that the portal makes, as the stand-in server answers it. Made from the codecs that the portal reads and writes with; a field that is not named here is ignored.',
  antiForgery:
    'The value of the cookie XSRF-TOKEN. Every changing call must carry it, and so must GET /api/WithdrawSavings, which moves money.',
  idempotencyKey:
    'A new string in quotes for each press, such as "8e03978e-40d5-43dd-bc93-6894a57f9324". A request that comes again with the same key gets the first answer, and nothing happens twice.',
  answer: 'The answer.',
  statuses,
  page: {
    intro:
      'Every call as the portal makes it. A question mark marks what may be left out; a field that is not named is ignored.',
    document: 'The same as an OpenAPI 3.1 document',
    calls: 'Calls',
    shapes: 'Shapes',
    query: 'In the query',
    sent: 'Sent',
  },
} as const
