/** Every picture anywhere in a value, including HTML texts, without duplicates. */
export function picturesIn(value: unknown): readonly string[] {
  const pictures = new Set<string>(['/images/default-choice.svg'])
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const [path] of part.matchAll(/\/images\/[\w/-]+\.svg/g)) pictures.add(path)
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) look(inner)
    }
  }
  look(value)
  return [...pictures]
}
