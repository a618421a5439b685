/**
 * The deadline of a call, headers and body together (quality: settled within 10 to 15 s). Calls that move money have
 * none: they wait as long as the server takes.
 */
export const deadlineMs = 15_000

/** The largest body that we read, unpacked: ten times a directory of 1,200 retailers. */
export const mostBytes = 25_000_000

/** After the member requests another page, the browser may abort this page's calls for so long. */
export const endingMs = 2000
