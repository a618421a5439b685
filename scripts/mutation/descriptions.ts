/** The parts of a Babel node that we use. */
interface Node {
  readonly key?: { readonly name?: string }
  readonly properties?: readonly Node[]
}

const isDescription = ({ key }: Node): boolean => key?.name === 'description'

/** Keeps Stryker from mutating the descriptions of states and events, which don't affect behaviour. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'descriptions',
    value: {
      shouldIgnore: ({ node }: { readonly node: Node }): string | undefined =>
        isDescription(node) ||
        (node.properties?.length === 1 && node.properties.every(isDescription))
          ? 'A description changes no behaviour.'
          : undefined,
    },
  },
]
