/** What can be taken away from a page: it is misspelled, and then no browser understands it. */
const misspelled: Readonly<Record<string, readonly [RegExp, string]>> = {
  'light-dark': [/light-dark\(/g, 'dusk-dawn('],
  has: [/:has\(/g, ':holds('],
}

export const featureNames: readonly string[] = Object.keys(misspelled)

/** The page as a browser reads it that has never heard of these. */
export const without = (page: string, features: readonly string[]): string =>
  features.reduce((text, feature) => {
    const [name, other] = misspelled[feature] ?? [/$^/, '']
    return text.replace(name, other)
  }, page)
