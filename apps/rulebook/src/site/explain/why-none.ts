/** Why the product has no value for a field: it was not sent, or what was sent can't be read. */
export function whyNone(field: string, sent: unknown): string {
  const written = fieldOf(field, sent)
  return written === undefined || written === null
    ? 'absent'
    : `sent as ${JSON.stringify(written)}, which can’t be read, so it counts as absent`
}

export const fieldOf = (field: string, sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined
