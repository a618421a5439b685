type Step = () => unknown

/**
 * Plays a cell that tells what happens, 'pressed; pressed; no answer', one step after the other. An
 * unknown step fails the test.
 */
export async function play<Name extends string>(
  story: string,
  steps: Readonly<Record<Name, Step>>,
): Promise<void> {
  const known = new Map<string, Step>(Object.entries<Step>(steps))
  for (const name of story.split(';').map((part) => part.trim())) {
    const step = known.get(name)
    if (step === undefined) throw new Error(`'${name}' is none of the steps.`)
    await step()
  }
}
