import { expect, test } from '../support/test.ts'

/** Ways to run a script from HTML. Each would set `window.ran`. */
const payloads = [
  '<script>window.ran=1</script>',
  '<img src=x onerror="window.ran=1">',
  '<svg onload="window.ran=1"></svg>',
  '<svg><script>window.ran=1</script></svg>',
  '<a href="javascript:window.ran=1">x</a>',
  '<a href="  java&#9;script:window.ran=1">x</a>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.ran=1>',
  '<details open ontoggle="window.ran=1">x</details>',
  '<form action="javascript:window.ran=1"><button>x</button></form>',
  '<object data="javascript:window.ran=1"></object>',
  '<meta http-equiv="refresh" content="0;url=javascript:window.ran=1">',
  '<base href="https://elsewhere.example/">',
  '<link rel="stylesheet" href="https://elsewhere.example/x.css">',
  '<input autofocus onfocus="window.ran=1">',
]

// The policy also refuses these scripts, and reports them while the sanitiser reads the text. The
// picture 'x' doesn't exist.
test.use({
  foreseenComplaint:
    /^error: ((Applying inline style|Executing inline event handler) violates|Failed to load resource: .* 404)/,
})

const wideTable = `<table><tr>${'<td>Widthwithoutabreak</td>'.repeat(12)}</tr></table>`

/** Content that is wider than a phone, and its containers. */
const wide = [
  wideTable,
  `<ul><li><blockquote><div>${wideTable}</div></blockquote></li></ul>`,
  `<table><tr><td>${wideTable}</td></tr></table>`,
  '<img src="/images/banners/1.svg" width="2000" height="900" alt="">',
  `<figure><ol><li><img src="/images/banners/1.svg" width="2000" height="90" alt=""></li></ol></figure>`,
  `${'<ul><li>'.repeat(30)}Deep${'</li></ul>'.repeat(30)}`,
  '<pre>a very long line of text that somebody has written without any break at all, on and on</pre>',
]

test('HELP-08, OQ-142 no script in the help texts runs, the text is readable, and wide content scrolls separately from the page', async ({
  page,
  world,
}) => {
  const html = `<h2>Kept heading</h2><p style="position:fixed" id="root" class="drawer">Kept text</p>${wide.join('<p>Next</p>')}${payloads.join('')}`
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'GET /api/SystemText', body: JSON.stringify({ HomeHelp: html }) }],
  })
  await page.goto('/Member/Home/Dashboard')
  const help = page.getByRole('complementary', { name: 'Help' })
  await help.getByText('Help', { exact: true }).click()
  await expect(help.getByRole('heading', { name: 'Kept heading' })).toBeVisible()
  await expect(help.getByText('Kept text')).toBeVisible()
  await expect(help.getByText('Deep')).toBeVisible()

  for (const width of [320, 360, 600, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(width)
  }
  // The keyboard must reach scrolling content.
  const unreachable = await help.evaluate(
    (panel) =>
      [...panel.querySelectorAll<HTMLElement>('*')].filter(
        (part) =>
          part.scrollWidth > part.clientWidth &&
          getComputedStyle(part).overflowX === 'auto' &&
          part.tabIndex < 0,
      ).length,
  )
  expect(unreachable).toBe(0)

  for (const link of await help.getByRole('link', { name: 'x', exact: true }).all())
    await link.click()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(
    await help.evaluate((panel) =>
      [...panel.querySelectorAll('*')].flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc'),
      ),
    ),
  ).toEqual([])
  await expect(
    help.locator('script, iframe, object, form, input, style, link, meta, base'),
  ).toHaveCount(0)
})
