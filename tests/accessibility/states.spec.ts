import type { Page } from '@playwright/test'
import { failsThenReads } from '../support/failing-states.ts'
import { holdForNow } from '../support/held-call.ts'
import { drawnGround, noBarrierIn, open, type State } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

const dashboard = '/Member/Home/Dashboard'
const help = (page: Page) => page.getByRole('complementary', { name: 'Help' })

const logins: readonly State[] = [
  {
    name: 'login',
    tree: 'body',
    triaged: drawnGround,
    show: async (page) => {
      await page.goto('/Member/Login')
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
    },
  },
  {
    name: 'login with complaints',
    goesOn: true,
    triaged: drawnGround,
    show: async (page) => {
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByText('Please specify your password')).toBeVisible()
    },
  },
  {
    name: 'login refused',
    goesOn: true,
    triaged: drawnGround,
    show: async (page) => {
      await page.getByLabel('Email').fill('member@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the login overlay',
    tree: '[role=dialog]',
    show: async (page) => {
      await page.goto(dashboard)
      await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
    },
  },
]

const dashboards: readonly State[] = [
  ...failsThenReads({
    failed: 'the failed dashboard',
    awaited: 'the dashboard while it loads',
    call: 'GET /api/DashboardData',
    path: dashboard,
    wait: 'Loading offers...',
  }),
  {
    name: 'the dashboard',
    tree: 'main',
    triaged: drawnGround,
    show: async (page, world) => {
      await open(page, world, dashboard)
      await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Featured cashback' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Slide 4 of 4' })).toBeVisible()
    },
  },
  {
    name: 'the help panel',
    goesOn: true,
    triaged: drawnGround,
    tree: 'aside',
    show: async (page) => {
      await help(page).getByText('Help', { exact: true }).click()
      await expect(help(page).getByRole('heading').first()).toBeVisible()
    },
  },
  {
    name: 'the drawer',
    goesOn: true,
    tree: '[role=dialog]',
    triaged: drawnGround,
    show: async (page) => {
      await help(page).getByText('Help', { exact: true }).click()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'logging out',
    goesOn: true,
    show: async (page) => {
      await holdForNow(page, '/api/logout')
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

const shells: readonly State[] = [
  {
    name: 'an unknown address',
    show: async (page, world) => {
      await open(page, world, '/Member/Nowhere')
      await expect(page.getByRole('heading', { name: 'Not found.' })).toBeVisible()
    },
  },
  {
    name: 'a page without a connection',
    tree: 'body',
    goesOn: true,
    show: async (page) => {
      await goTo(page, '/Member/Contact')
      await expect(page.getByLabel('Category')).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByText('You’re offline.')).toBeVisible()
    },
  },
]

noBarrierIn('login', logins)
noBarrierIn('the dashboard', dashboards)
test.describe(() => {
  // The browser complains about calls and pictures that don't arrive.
  test.use({ foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch/ })
  noBarrierIn('around each page', shells)
})
