type Step = () => unknown

/** Plays what happens in a row, one step after the other: 'pressed; pressed; no answer'. */
export async function play<Name extends string>(
  story: string | readonly Name[],
  steps: Readonly<Record<Name, Step>>,
): Promise<void> {
  const known = new Map<string, Step>(Object.entries<Step>(steps))
  const names = typeof story === 'string' ? story.split(';').map((part) => part.trim()) : story
  for (const name of names) {
    const step = known.get(name)
    if (step === undefined) throw new Error(`'${name}' is none of the steps.`)
    await step()
  }
}
