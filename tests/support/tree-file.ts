/** The file in tests/accessibility/trees that holds what a state is to assistive technology. */
export const treeFileOf = (state: string): string =>
  `${state.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.txt`
