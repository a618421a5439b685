import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildDemo } from './build-demo.ts'
import { picturesIn } from './pictures.ts'

const page = (name: string) =>
  `<html><head><script type="application/json" id="save-page-configuration">{}</script></head><body>${name}</body></html>`

describe('The static demonstration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'save-demo-'))
  const demo = join(folder, 'demo')
  const file = (name: string) => readFileSync(join(demo, name), 'utf8')

  beforeAll(async () => {
    const portal = join(folder, 'portal')
    mkdirSync(join(portal, 'assets'), { recursive: true })
    for (const name of ['index', 'login', 'dashboard']) {
      writeFileSync(join(portal, `${name}.html`), page(name))
    }
    writeFileSync(join(portal, 'csp.json'), '{ "styleHashes": [] }')
    writeFileSync(join(portal, 'assets', 'start.js'), 'start()')
    await buildDemo(portal, demo)
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('ROUTE-01 the site has a page with the configuration at the portal’s entrance', () => {
    expect(file('Member/index.html')).toContain('dashboard')
    expect(file('Member/Login/index.html')).toContain('login')
    expect(file('404.html')).toContain('index')
    for (const name of ['Member/index.html', 'Member/Login/index.html', '404.html']) {
      expect(file(name)).toContain('"choiceRates"')
    }
  })

  test('ROUTE-01 the site has a page for every route without an id, so that a reload finds it', () => {
    for (const route of [
      'Home/Dashboard',
      'Home/Cashback',
      'Home/Vouchers',
      'Home/TotalWellnessStatement',
      'Home/TotalRewardStatement',
      'Home/Search',
      'MyAccount',
      'EditAccount',
      'WithdrawViaBank',
      'Checkout',
      'Contact',
      'Login',
    ]) {
      expect(file(`Member/${route}/index.html`)).toContain('"choiceRates"')
    }
  })

  test('the site has the portal’s files, and nothing that only a host needs', () => {
    expect(file('Member/assets/start.js')).toBe('start()')
    expect(existsSync(join(demo, 'Member/csp.json'))).toBe(false)
    expect(existsSync(join(demo, 'Member/login.html'))).toBe(false)
  })

  test('the site has the drawn pictures of the catalogue', () => {
    expect(file('images/retailers/1061.svg')).toContain('<svg')
    expect(file('images/default-choice.svg')).toContain('<svg')
  })

  test('the site has help and terms in the product’s style', () => {
    const sheet = /\/(Member\/pages\/pages-[\w-]+\.css)/.exec(file('Member/FAQ/index.html'))?.[1]
    expect(file(sheet ?? '')).toContain('--brand')
    expect(file('Member/TermsAndConditions/index.html')).toContain('<h1>')
  })
})

test('pictures are found in every text, without duplicates', () => {
  expect(
    picturesIn({
      a: ['/images/a/1.svg', { b: '<img src="/images/b.svg"> /images/a/1.svg' }],
      c: 3,
    }),
  ).toEqual(['/images/default-choice.svg', '/images/a/1.svg', '/images/b.svg'])
})
