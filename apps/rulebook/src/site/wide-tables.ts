/** A table wider than its place is shown in another way, such as each row as a block, so that nothing of it is hidden. */
export function fitTables(): void {
  const tables = [...document.querySelectorAll('section.chapter:not([hidden]) .scroll > table')]
  for (const table of tables) table.classList.remove('too-wide')
  const wide = tables.filter(
    ({ parentElement: place }) => place !== null && place.scrollWidth > place.clientWidth + 1,
  )
  for (const table of wide) table.classList.add('too-wide')
}

/** Whenever there is more or less room: the page's width changes, or a part of it is opened. */
export function startFittingTables(): void {
  addEventListener('resize', fitTables)
  document.addEventListener('toggle', fitTables, { capture: true })
  // Paper has rules of its own.
  addEventListener('beforeprint', () => {
    for (const table of document.querySelectorAll('.too-wide')) table.classList.remove('too-wide')
  })
  addEventListener('afterprint', fitTables)
}
