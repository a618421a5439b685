import type { Plugin } from 'vite'

/** Removes the descriptions of states and events from the built pages, since they are for developers. */
export const bareMachines = (): Plugin => ({
  name: 'save:bare-machines',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/src\/.*(\.machine|-news)\.ts$/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
})

/** The source of a machine without its descriptions. */
export const withoutDescriptions = (source: string): string =>
  source.replace(/\bdescription:\s*(['"]).*?\1,?/g, '')
