// Until the rulebook's script has chosen a chapter, none is shown: to lay out all of them takes longer than
// the rest of opening the page. Without that script all of them are. It stands in the page's head, before both.
const { classList } = document.documentElement
classList.add('is-starting')
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) classList.remove('is-starting')
  },
  { capture: true },
)
