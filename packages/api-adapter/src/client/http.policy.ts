/**
 * The deadline of a call, headers and body together (quality: settled within 10 to 15 s). Calls that move money have
 * none: they wait as long as the server takes.
 */
export const deadlineMs = 15_000

/**
 * The largest body that we read, in uncompressed bytes: ten times the size of a directory of 1,200
 * retailers.
 */
export const mostBytes = 25_000_000

/** How long the browser may abort this page's calls after the member requests another page. */
export const endingMs = 2000
