import { build } from 'vite'

/**
 * A script that shares nothing with the application's chunks, so that it waits for none of them.
 * Returns its minified code.
 */
export async function smallScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`Nothing was built from ${entry}`)
  return output.output[0].code
}
