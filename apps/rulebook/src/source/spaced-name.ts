/** 'keep answer' of keepAnswer. */
export const spaced = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase()
