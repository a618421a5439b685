/** Words that people use for one thing; each line is a group. At most a hundred. */
const groups = `
smallest lowest least minimum
withdraw withdrawal take transfer
`

const synonyms = new Map<string, Set<string>>()
for (const group of groups.trim().split('\n')) {
  const words = group.split(' ')
  for (const word of words) {
    const known = synonyms.get(word) ?? new Set()
    for (const other of words) if (other !== word) known.add(other)
    synonyms.set(word, known)
  }
}

/** The other words of the groups that this one is in. */
export const synonymsOf = (word: string): readonly string[] => [...(synonyms.get(word) ?? [])]
