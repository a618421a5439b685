/** 'keep answer' of keepAnswer, 'get UTC full year' of getUTCFullYear: capitals in a row are a word of their own, and stay. */
export const spaced = (name: string): string =>
  name
    .replace(betweenWords, ' ')
    .replace(/[A-Za-z]+/g, (word) => (isAcronym.test(word) ? word : word.toLowerCase()))

/** Before a capital that begins a word, or that ends a run of them: the s of 'URLs' belongs to it. */
const betweenWords = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z](?!s(?![a-z]))[a-z])/g

const isAcronym = /^[A-Z]{2,}s?$/
