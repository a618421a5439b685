import type { Page } from '@playwright/test'
import { demonstration } from './sign-in.ts'

/** Signs in over the page where the session ended, which then reloads. */
export async function signInAgain(page: Page, password: string = demonstration.password) {
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await login.waitFor({ state: 'detached' })
}
