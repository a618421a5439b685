/** What an empty answer of a table says: that nothing is wrong, or that nothing is there. */
export function noAnswerUnder(heading: string): string {
  if (/refus|complaint|wrong|error/i.test(heading)) return 'accepted'
  return /show|says|said|message|text|label/i.test(heading) ? 'nothing shown' : 'nothing'
}
