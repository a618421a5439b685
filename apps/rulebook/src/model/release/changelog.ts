/** What a changelog says that an earlier version of it did not, with the headings above it. */
export function addedTo(then: string, now: string): string {
  const known = new Set(blocksOf(then).flatMap(itemsOf).map(onOneLine))
  const added = blocksOf(now).flatMap((block) => {
    const items = itemsOf(block).filter((item) => !known.has(onOneLine(item)))
    return isHeading(block) ? [block] : items.length === 0 ? [] : [items.join('\n')]
  })
  return added
    .filter((block, place) => !isHeading(block) || leadsOn(block, added.slice(place + 1)))
    .join('\n\n')
}

/** Something stands below a heading, before the next of its rank or above. */
function leadsOn(heading: string, rest: readonly string[]): boolean {
  const end = rest.findIndex((block) => isHeading(block) && rankOf(block) <= rankOf(heading))
  return rest.slice(0, end < 0 ? rest.length : end).some((block) => !isHeading(block))
}

/** '## Unreleased', or a line that leads to a list: 'For members'. */
const isHeading = (block: string): boolean =>
  /^#+ /.test(block) || (!block.startsWith('- ') && !/[.!?]$/.test(block))

const rankOf = (heading: string): number => /^#+/.exec(heading)?.[0].length ?? Infinity

const blocksOf = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))

/** The entries of a list; any other block is one. */
const itemsOf = (block: string): readonly string[] =>
  block.startsWith('- ') ? block.split(/\n(?=- )/) : [block]

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
