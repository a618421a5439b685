import { documentPages } from '@save/domain/shell'
import { describe, expect, test } from 'vitest'
import { type Browser, demonstration, startApp } from '../testing/browser.ts'
import { builtPortal } from '../testing/built-portal.ts'
import { html } from './html.ts'

const target = '/Member/MyAccount?tab=1'
const hostileTargets = ['//evil.example', 'https://evil.example', '/Member/../api', 'javascript:x']

const headingOf = async (answer: Response) => /<h1>([^<]*)/.exec(await answer.text())?.[1]

async function signedIn(host = startApp()) {
  const browser = host.browser()
  await browser.signIn()
  return browser
}

describe('Pages outside the app', () => {
  const cases = [
    ['SHELL-22', '/FAQ', 'Help'],
    ['SHELL-23', '/TermsAndConditions', 'Terms and conditions'],
    ['LOGIN-06', '/Register', 'Register'],
    ['LOGIN-05', '/Register/ResetPasswordRequest', 'Choose a new password'],
    ['LOGIN-08', '/Register/ResendRegistrationEmail', 'Resend your registration email'],
  ] as const
  for (const [id, path, heading] of cases) {
    for (const address of [
      `/Member${path}`,
      `/MEMBER${path.toLowerCase()}`,
      path,
      path.toUpperCase(),
      `${path}/`,
    ]) {
      test(`${id} ${address} exists`, async () => {
        const answer = await startApp().browser().get(address)
        expect(answer.status).toBe(200)
        expect(await headingOf(answer)).toBe(heading)
      })
    }
  }

  for (const path of ['/MemberChallenge', '/Oidc/Challenge']) {
    for (const address of [`/Member${path}`, path, path.toLowerCase()]) {
      test(`CHALLENGE-05 CHALLENGE-06 ${address} exists for a signed-in member`, async () => {
        const answer = await (await signedIn()).get(address)
        expect(answer.status).toBe(200)
        expect(await headingOf(answer)).toBe('Confirm that it’s you')
      })
    }
  }

  test('no page has a dead link', async () => {
    const browser = await signedIn(startApp({ portalFolder: builtPortal() }))
    const pages = await Promise.all(
      Object.values(documentPages).map(async (path) => (await browser.get(path)).text()),
    )
    const links = new Set(
      pages.flatMap((page) =>
        [...page.matchAll(/(?:href|action)="([^"#][^"]*)"/g)].map(([, to]) => to),
      ),
    )
    expect(links.size).toBeGreaterThan(8)
    for (const link of links) expect((await browser.get(link ?? '')).status, link).toBe(200)
  })

  test('a page has no inline style or script, and is not cached', async () => {
    const browser = await signedIn()
    for (const path of Object.values(documentPages)) {
      const answer = await browser.get(path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(await answer.text()).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    }
  })

  test('all pages share one style sheet, which is cached for ever and names only existing files', async () => {
    const browser = startApp().browser()
    const page = await (await browser.get('/Member/FAQ')).text()
    const sheet = await browser.get(/rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '')
    expect(sheet.headers.get('cache-control')).toContain('immutable')
    const css = await sheet.text()
    const named = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? '')
    expect(named.length).toBeGreaterThan(1)
    for (const url of named) expect((await browser.get(url)).status, url).toBe(200)
  })

  test('the employer’s logo is in the bar if there is one', async () => {
    const browser = startApp().browser()
    await browser.post('/_control/worlds/one', { scenario: ['employer-logo'] })
    expect(await (await browser.get('/Member/FAQ')).text()).toContain('<img class="logo-image"')
  })
})

describe('Forms that ask for an email', () => {
  const filled: Readonly<Record<string, Record<string, string>>> = {
    '/Member/Register': {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      password: 'long enough',
      terms: 'yes',
    },
    '/Member/Register/ResetPasswordRequest': { email: 'ann@example.com' },
    '/Member/Register/ResendRegistrationEmail': { email: 'ann@example.com' },
  }

  for (const [path, values] of Object.entries(filled)) {
    test(`${path} confirms the request without sending an email`, async () => {
      const browser = startApp().browser()
      await browser.get(path)
      const answer = await browser.postForm(path, values)
      expect(answer.status).toBe(303)
      const to = answer.headers.get('location') ?? ''
      expect(to).toBe(`${path}?sent=yes`)
      expect(await (await browser.get(to)).text()).toContain('no email is sent')
    })

    for (const name of Object.keys(values)) {
      test(`${path} without ${name} is shown again with a message at the field`, async () => {
        const browser = startApp().browser()
        await browser.get(path)
        const answer = await browser.postForm(path, { ...values, [name]: '' })
        expect(answer.status).toBe(400)
        const page = await answer.text()
        expect(page).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true" autofocus`))
        expect(page).toContain(`id="${name}-message"`)
        expect(page).not.toContain('long enough')
      })
    }

    test(`${path} without our token is refused`, async () => {
      const browser = startApp().browser()
      await browser.get(path)
      const answer = await browser.postForm(path, { ...values, 'XSRF-TOKEN': 'foreign' })
      expect(answer.status).toBe(403)
    })
  }

  test('the specified messages are used for the email', async () => {
    const browser = startApp().browser()
    await browser.get('/Member/Register')
    const empty = await browser.postForm('/Member/Register', { email: '' })
    expect(await empty.text()).toContain('Please specify your email addresss')
    const malformed = await browser.postForm('/Member/Register', { email: 'ann' })
    expect(await malformed.text()).toContain('Please specify a valid email address')
  })

  test('typed text is shown as text, never as markup', async () => {
    const browser = startApp().browser()
    await browser.get('/Member/Register')
    const answer = await browser.postForm('/Member/Register', { firstName: '"><script>x</script>' })
    const page = await answer.text()
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"')
    expect(page).not.toContain('<script')
  })

  test('a body that isn’t a form, or is too large, gets a 400', async () => {
    const browser = startApp().browser()
    await browser.get('/Member/Register')
    expect((await browser.post('/Member/Register', {})).status).toBe(400)
    const large = await browser.postForm('/Member/Register', { email: 'x'.repeat(64 * 1024) })
    expect(large.status).toBe(400)
  })

  test('LOGIN-06 the back link goes to the returnUrl, before and after submitting', async () => {
    const browser = startApp().browser()
    const address = `/Member/Register?returnUrl=${encodeURIComponent(target)}`
    expect(await (await browser.get(address)).text()).toContain(`href="${target}"`)
    const answer = await browser.postForm('/Member/Register', {
      ...filled['/Member/Register'],
      returnUrl: target,
    })
    const sent = await browser.get(answer.headers.get('location') ?? '')
    expect(await sent.text()).toContain(`<a class="button" href="${target}">`)
  })

  for (const hostile of hostileTargets) {
    test(`LOGIN-06 a returnUrl to ${hostile} is ignored`, async () => {
      const browser = startApp().browser()
      const address = `/Member/Register?sent=yes&returnUrl=${encodeURIComponent(hostile)}`
      const page = await (await browser.get(address)).text()
      expect(page).not.toContain(hostile)
      expect(page).toContain('<a class="button" href="/Member/Login">')
    })
  }
})

describe('The challenge', () => {
  const path = '/Member/MemberChallenge'
  const prove = (browser: Browser, values: Record<string, string> = {}) =>
    browser.postForm(path, { password: demonstration.password, redirectUrl: target, ...values })
  const isDue = async (browser: Browser) => (await browser.get('/api/member/RequiresReAuth')).json()

  test('CHALLENGE-07 the right password opens redirectUrl', async () => {
    const answer = await prove(await signedIn())
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(target)
  })

  test('CHALLENGE-07 the page passes redirectUrl on', async () => {
    const page = await (await signedIn()).get(`${path}?redirectUrl=${encodeURIComponent(target)}`)
    expect(await page.text()).toContain(`name="redirectUrl" value="${target}"`)
  })

  for (const hostile of hostileTargets) {
    test(`CHALLENGE-07 a redirectUrl to ${hostile} opens the dashboard`, async () => {
      const answer = await prove(await signedIn(), { redirectUrl: hostile })
      expect(answer.headers.get('location')).toBe('/Member/Home/Dashboard')
    })
  }

  test('the session gets a new id, and the old one is useless', async () => {
    const host = startApp()
    const browser = await signedIn(host)
    const before = browser.cookieText
    await prove(browser)
    expect((await browser.get('/api/member')).status).toBe(200)
    expect((await host.browser().get('/api/member', { cookie: before })).status).toBe(401)
  })

  test('CHALLENGE-04 RequiresReAuth is false for another 15 minutes', async () => {
    const host = startApp()
    const browser = await signedIn(host)
    host.wait(15 * 60_000)
    expect(await isDue(browser)).toBe(true)
    await prove(browser)
    expect(await isDue(browser)).toBe(false)
  })

  test('CHALLENGE-04 the challenge is also enough if a proof was due from the start', async () => {
    const browser = startApp().browser()
    await browser.post('/_control/worlds/one', { signedIn: true, scenario: ['re-challenge-due'] })
    await prove(browser)
    expect(await isDue(browser)).toBe(false)
  })

  test('a wrong password is refused, and the session doesn’t change', async () => {
    const browser = await signedIn()
    const id = browser.sessionId
    const answer = await prove(browser, { password: 'wrong' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('That password is incorrect.')
    expect(browser.sessionId).toBe(id)
    expect((await browser.get('/api/member')).status).toBe(200)
  })

  test('after ten wrong passwords the right one has to wait', async () => {
    const browser = await signedIn()
    for (let time = 0; time < 10; time += 1) await prove(browser, { password: 'wrong' })
    const answer = await prove(browser)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(30)
  })

  test('another member’s address in the form is ignored', async () => {
    const answer = await prove(await signedIn(), { username: 'other@example.com' })
    expect(answer.status).toBe(303)
  })

  test('a form without our token is refused', async () => {
    expect((await prove(await signedIn(), { 'XSRF-TOKEN': 'foreign' })).status).toBe(403)
  })

  test('CHALLENGE-05 CHALLENGE-06 a visitor without a session signs in on the page that they wanted', async () => {
    const browser = startApp().browser()
    const response = await browser.get(`${path}?redirectUrl=${encodeURIComponent(target)}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<a class="button" href="${target}">`)
    expect((await browser.get(path)).headers.get('location')).toBe('/Member/Login')
    expect((await prove(browser)).headers.get('location')).toBe(target)
  })

  test('a remembered session is still remembered', async () => {
    const browser = startApp().browser()
    await browser.signIn({ rememberMe: true })
    await prove(browser)
    expect(browser.lines.get('save-session')).toContain('Max-Age=2592000')
  })
})

describe('Writing pages', () => {
  test('any value in a page is escaped, unless it comes from an html template', () => {
    const hostile = `<img src=x onerror="x" a='b'>&`
    expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
      '<p title="&lt;img src=x onerror=&quot;x&quot; a=&#39;b&#39;&gt;&amp;">&lt;img src=x onerror=&quot;x&quot; a=&#39;b&#39;&gt;&amp;</p>',
    )
    expect(String(html`<ul>${['<a>', html`<li>b</li>`]}${false}${undefined}</ul>`)).toBe(
      '<ul>&lt;a&gt;<li>b</li></ul>',
    )
  })
})
