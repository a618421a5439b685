// Run in the page: from outside, each question and each link would cost many round trips.

/** Asks one question after the other: the first answer to each, how many places it names, and whether it is only the nearest. */
export const askAll = (asked: readonly string[]) => {
  const box = document.querySelector<HTMLInputElement>('#question')
  return asked.map((asks) => {
    if (box) box.value = asks
    box?.dispatchEvent(new Event('input', { bubbles: true }))
    const first = document.querySelector<HTMLAnchorElement>('#found-list > li > a')?.hash ?? ''
    const places = document.querySelectorAll(`[id="${first.slice(1)}"]`).length
    const says = document.querySelector('#found-count')?.textContent ?? ''
    return { asks, first, places, isWarned: says.includes('Nothing') }
  })
}

/** Follows each entry of the contents: what is current then, and which chapter is open. */
export const followAll = async () => {
  const opened = []
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav.contents a')) {
    const arrived = new Promise((done) => addEventListener('hashchange', done, { once: true }))
    link.click()
    await arrived
    const current = [...document.querySelectorAll('nav.contents a[aria-current="page"]')]
    const open = [...document.querySelectorAll('section.chapter:not([hidden]) h1')]
    opened.push({
      entry: link.textContent,
      current: current.map(({ textContent }) => textContent),
      open: open.map(({ textContent }) => textContent),
    })
  }
  return opened
}
