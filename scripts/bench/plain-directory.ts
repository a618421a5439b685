/**
 * The floor of the directory: plain DOM code that reads the same retailers, filters them by name and shows the first
 * sixty as cards with the same parts. It has no address, no favourites and no pages.
 */
const styles = `body{margin:0 40px;font:16px/1.5 system-ui,sans-serif}ul{padding:0;list-style:none;
display:grid;column-gap:32px;grid-template-columns:repeat(auto-fill,minmax(19rem,1fr))}li{display:grid;
grid-template-columns:auto 1fr auto;gap:16px;align-items:center;padding:16px 0;border-bottom:1px solid
#ddd}h2{font-size:16px;margin:0}p{margin:0}img{border:1px solid #ddd;border-radius:12px;padding:6px}`

const script = `
const list = document.querySelector('ul')
const status = document.querySelector('p')
const star = '<svg viewBox="0 0 24 24" width="24" height="24"><path d="m12 3.6 2.6 5.3 5.8.9-4.2 4.1 1 5.8L12 17l-5.2 2.7 1-5.8L3.6 9.8l5.8-.9z"/></svg>'
const card = ({ RetailerId, Name, ThumbnailImageUrl, TotalOfferCount }) =>
  '<li><img width="72" height="72" alt="" loading="lazy" decoding="async" src="' + (ThumbnailImageUrl ?? '') + '"><div><h2><a href="/Member/Retailer/' + RetailerId + '">' + Name + '</a></h2><p>' + TotalOfferCount + ' cashback offers</p></div><button type="button" aria-label="Favourite ' + Name + '">' + star + '</button></li>'
fetch('/api/Retailers').then((answer) => answer.json()).then((retailers) => {
  const show = (text) => {
    const wanted = text.trim().toLowerCase()
    const found = retailers.filter(({ Name }) => Name.toLowerCase().includes(wanted))
    status.textContent = found.length + ' retailers'
    list.innerHTML = found.slice(0, 60).map(card).join('')
  }
  document.querySelector('input').addEventListener('input', ({ target }) => show(target.value))
  show('')
})`

export const plainDirectory = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Floor</title><style>${styles}</style></head><body><main><label>Search by name <input type="search"></label><p></p><ul></ul></main><script>${script}</script></body></html>`
