/** Features that we can disable in a page: we misspell them, so that no browser understands them. */
const misspelled: Readonly<Record<string, readonly [RegExp, string]>> = {
  has: [/:has\(/g, ':holds('],
}

export const featureNames: readonly string[] = Object.keys(misspelled)

/** The page as a browser without these features reads it. */
export const without = (page: string, features: readonly string[]): string =>
  features.reduce((text, feature) => {
    const [name, other] = misspelled[feature] ?? [/$^/, '']
    return text.replace(name, other)
  }, page)
