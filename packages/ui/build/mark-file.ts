import { markPaths } from '../src/picture/mark.ts'

/** The favicon, in the light theme's green and marigold. */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Save</title><path fill="#0f4a34" d="${markPaths.field}"/><path fill="#f5b335" d="${markPaths.corner}"/></svg>`
