import type { Catalogue } from '@save/api-adapter/memory'

/** HTML as a careless editor or an attacker might write it. */
const awkward = `<h1>Not the heading of this page</h1>
<script>document.body.append('executed')</script>
<img src="/images/none.svg" onerror="document.body.append('executed')" alt="">
<a href="javascript:document.body.append('executed')">A link that leads nowhere good</a>
<iframe src="https://example.com/"></iframe><form action="/api/logout"><button>Send</button></form>
<style>main { display: none }</style>
<p style="position: fixed; inset: 0" class="card" id="root">Nowrapnowrapnowrapnowrapnowrapnowrapnowrapnowrapnowrapnowrapnowrapnowrapnowrap</p>
<table><tr><th>A</th><th>very</th><th>wide</th><th>table</th><th>of</th><th>many</th><th>columns</th></tr></table>
<b>Never closed, <i>in the wrong order</b></i> &lt;b&gt; &amp;amp; &nbsp; مرحبا 東京 Åäö`

const before = (text: string | undefined): string => `${awkward}${text ?? ''}`

/** The same catalogue, with the worst possible HTML in every text that may have HTML. */
export const awkwardHtml = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  retailers: catalogue.retailers.map((retailer) => ({
    ...retailer,
    description: before(retailer.description),
    retailerInfo: retailer.retailerInfo.map((info) => ({
      ...info,
      details: info.details.map((detail) => ({ ...detail, text: before(detail.text) })),
    })),
  })),
  tabs: catalogue.tabs.map((tab) => ({
    ...tab,
    choices: tab.choices.map((choice) => ({
      ...choice,
      detailsPageFullHtml: before(choice.detailsPageFullHtml),
    })),
  })),
  systemText: Object.fromEntries(
    Object.entries(catalogue.systemText).map(([key, text]) => [key, before(text)]),
  ),
})
