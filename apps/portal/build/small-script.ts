import { build } from 'vite'

/** Far older than the supported browsers, so that the message about an old browser runs in it. */
const target = ['chrome63', 'firefox67', 'safari11.1']

/**
 * Builds a script that shares nothing with the application's chunks, so it waits for none of them.
 * Returns its minified code.
 */
export async function smallScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, target, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output))
    throw new Error(`Vite built nothing from ${entry}: check its imports.`)
  return output.output[0].code
}
