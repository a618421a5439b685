import { describe, expect, test } from 'vitest'
import { demonstration, startApp } from '../../testing/browser.ts'

async function signedIn() {
  const browser = startApp().browser()
  await browser.signIn()
  const put = (path: string, body: object) =>
    browser.send('PUT', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': browser.token },
    })
  const readMember = async () => (await browser.get('/api/member')).json()
  return { browser, put, readMember }
}

describe('PUT /api/member', () => {
  test.each([
    [{ Name: { FirstName: 'Pri', LastName: 'Shaw' } }],
    [{ Address: { Street: 'Weir Lane', Postcode: 'HX0 0AA' } }],
    [{ DateOfBirth: '1988-03-14', Gender: 20 }],
  ])('API-05 the call accepts %j', async (change) => {
    const { put, readMember } = await signedIn()
    expect((await put('/api/member', change)).status).toBe(200)
    const { DateOfBirth, ...rest } = change as Record<string, unknown>
    expect(await readMember()).toMatchObject({
      ...rest,
      ...(DateOfBirth !== undefined && { DateOfBirth: `${DateOfBirth}T00:00:00` }),
    })
  })

  test('EDIT-05 the reasons for a refusal are in ModelState', async () => {
    const { put, readMember } = await signedIn()
    const answer = await put('/api/member', { Name: { FirstName: 'Pri', LastName: ' ' } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ ModelState: { '': ['This is a required field'] } })
    expect(await readMember()).toMatchObject({ Name: { LastName: 'Shah' } })
  })

  test('a body without any part of the profile gets a 400 and changes nothing', async () => {
    const { put, readMember } = await signedIn()
    const before = await readMember()
    expect((await put('/api/member', { AvailableBalance: 1_000_000 })).status).toBe(400)
    expect(await readMember()).toEqual(before)
  })
})

test.each([
  [{ Name: 5 }, 'Name'],
  [{ Address: { Town: {} } }, 'Address.Town'],
  [{ DateOfBirth: 5, Gender: 20 }, 'DateOfBirth'],
  [{ DateOfBirth: '2000-01-01', Gender: 'x' }, 'Gender'],
])('API-05 %j is refused, and the answer names the wrong field', async (change, named) => {
  const { put } = await signedIn()
  const answer = await put('/api/member', change)
  expect(answer.status).toBe(400)
  expect((await answer.json()).Message).toBe(
    `The body is not valid for this call. Correct: ${named}`,
  )
})

test('API-06 PUT /api/member/ChangePassword changes the password for signing in', async () => {
  const { browser, put } = await signedIn()
  const change = {
    oldPassword: demonstration.password,
    newPassword: 'Another 1!',
    confirmPassword: 'Another 1!',
  }
  expect((await put('/api/member/ChangePassword', change)).status).toBe(200)
  expect((await browser.signIn()).status).toBe(400)
  expect((await browser.signIn({ password: 'Another 1!' })).status).toBe(200)
})

test('API-06 a changed password gives the session a new id and token, and ends the member’s other sessions', async () => {
  const { browser: visitor } = startApp()
  const [here, there] = [visitor(), visitor()]
  await here.post('/_control/worlds/one', { signedIn: true })
  await there.get('/api/member', { 'x-save-world': 'one' })
  there.cookies.set('save-world', 'one')
  await there.signIn()
  const { sessionId, token, cookieText } = here
  const change = {
    oldPassword: demonstration.password,
    newPassword: 'Another 1!',
    confirmPassword: 'Another 1!',
  }
  const put = (body: object) =>
    here.send('PUT', '/api/member/ChangePassword', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': here.token },
    })
  expect((await put({ ...change, oldPassword: 'wrong' })).status).toBe(400)
  expect((await there.get('/api/member')).status).toBe(200)
  expect(here.sessionId).toBe(sessionId)

  expect((await put(change)).status).toBe(200)
  expect((await here.get('/api/member')).status).toBe(200)
  expect((await there.get('/api/member')).status).toBe(401)
  expect((await here.get('/api/member', { cookie: cookieText })).status).toBe(401)
  expect([here.sessionId === sessionId, here.token === token]).toEqual([false, false])
})
