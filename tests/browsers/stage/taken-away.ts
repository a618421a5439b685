/**
 * Features that can be taken away from a page: they are misspelled, so that no browser understands
 * them.
 */
const misspelled: Readonly<Record<string, readonly [RegExp, string]>> = {
  has: [/:has\(/g, ':holds('],
}

export const featureNames: readonly string[] = Object.keys(misspelled)

/** The page as read by a browser without these features. */
export const without = (page: string, features: readonly string[]): string =>
  features.reduce((text, feature) => {
    const [name, other] = misspelled[feature] ?? [/$^/, '']
    return text.replace(name, other)
  }, page)
