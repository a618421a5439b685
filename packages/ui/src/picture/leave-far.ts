import { whenQuiet } from '../browser/quiet.ts'

/** Pictures down to this many screens are fetched with the first screen. */
const nearScreens = 1.25

/** New pictures, not looked at yet. */
let fresh: HTMLImageElement[] = []
/** Pictures left until the page is quiet; from then on, none. */
let left: Set<HTMLImageElement> | 'none' | undefined

/** As a `ref` of a lazy picture: one that is far down waits for the page to be quiet. */
export function leaveFar(picture: HTMLImageElement | null) {
  if (picture === null || left === 'none') return
  if (fresh.push(picture) === 1) queueMicrotask(leaveFarOnes)
}

/** All new ones are measured together, before they are painted for the first time. */
function leaveFarOnes(): void {
  const all = fresh
  fresh = []
  if (left === 'none') return
  if (left === undefined) {
    left = new Set()
    void whenQuiet().then(letAllCome)
  }
  const limit = innerHeight * nearScreens
  for (const picture of all.filter((one) => one.getBoundingClientRect().top > limit)) {
    picture.dataset['far'] = ''
    left.add(picture)
  }
}

/** From now on the browser's own lazy loading decides. */
function letAllCome(): void {
  if (left instanceof Set) for (const picture of left) delete picture.dataset['far']
  left = 'none'
}
