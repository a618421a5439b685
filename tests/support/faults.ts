/** The ways in which a call that reads goes wrong; a screen says so and can try again. */
export const faults = [
  { name: 'a server error', fault: { status: 500 } },
  { name: 'a busy server', fault: { status: 503 } },
  { name: 'too many requests', fault: { status: 429 } },
  { name: 'an unforeseen conflict', fault: { status: 409 } },
  { name: 'a missing page', fault: { status: 404 } },
  { name: 'a refusal', fault: { status: 403 } },
  { name: 'a cut connection', fault: { drop: true } },
  { name: 'an empty answer', fault: { body: '' } },
  { name: 'half of an answer', fault: { body: '{"FeaturedCashback":[' } },
  { name: 'a web page for an answer', fault: { body: '<html></html>', contentType: 'text/html' } },
  { name: 'an answer of the wrong kind', fault: { body: '[1,2,3]' } },
] as const
