/** Whose clock tells a time. */

export const worldTime = 'by world time (UTC)'
export const whateverTheClock = `${worldTime}, whatever the clock where the member is`
