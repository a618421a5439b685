/** Words that people use for one thing; each line is a group. At most a hundred. */
const groups = `
smallest lowest least minimum min
largest highest most maximum max
withdraw take transfer
wait days soon
savings balance money
all whole
lost unknown unanswered
connection answer
insurance ni
checked valid rejected
lowest least minimum
give sacrifice amount
keep stay signed logged
disappears stay
surname lastname last name
missing required without empty
sign log logout login
signed logged
fail work
ask challenge check
password challenge
offers directory retailers
favourite star
kinds type category offers
redeem visit
click submit press
twice double repeated second
pay purchase order
reply respond answer
greyed disabled
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
