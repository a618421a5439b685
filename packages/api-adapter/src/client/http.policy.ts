/**
 * How long a call may take, headers and body together (quality: settled within 10 to 15 s). Calls
 * that move money have no such limit: they wait as long as the server takes.
 */
export const deadlineMs = 15_000

/** The largest answer that is read, unpacked: ten times a directory of 1,200 retailers. */
export const mostBytes = 25_000_000

/** How long after another page was asked for the browser may still be ending this page's calls. */
export const endingMs = 2000
