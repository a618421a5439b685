import type { Page } from '@playwright/test'
import { drawnGround, noBarrierIn, type State, wrappedLink } from '../support/states.ts'
import { expect } from '../support/test.ts'
import type { World } from '../support/world.ts'

const dashboard = '/Member/Home/Dashboard'
const help = (page: Page) => page.getByRole('complementary', { name: 'Help' })
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /Hello/ })

async function openDashboard(page: Page, world: World, request: Parameters<World['arrange']>[0]) {
  await world.arrange({ signedIn: true, ...request })
  await page.goto(dashboard)
}

/** What the browser itself says of calls and pictures that do not arrive. */
const withoutConnection = /Failed to load resource|net::ERR_|Failed to fetch/

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
    name: 'login without a connection',
    triaged: drawnGround,
    foreseenComplaint: withoutConnection,
    show: async (page) => {
      await page.goto('/Member/Login')
      await page.getByLabel('Email').fill('member@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Welcome1!')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    },
  },
  {
    name: 'the login overlay',
    tree: 'dialog',
    show: async (page) => {
      await page.goto(dashboard)
      await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
    },
  },
]

const dashboards: readonly State[] = [
  {
    name: 'the dashboard while it loads',
    show: async (page, world) => {
      await openDashboard(page, world, {
        faults: [{ call: 'GET /api/DashboardData', delayMs: 20_000 }],
      })
      await expect(page.getByText('Loading offers...')).toBeVisible()
    },
  },
  {
    name: 'the dashboard with long names',
    triaged: wrappedLink,
    show: async (page, world) => {
      await openDashboard(page, world, { scenario: ['long-names'] })
      await expect(greeting(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Slide 4 of 4' })).toBeVisible()
    },
  },
  {
    name: 'the empty dashboard',
    show: async (page, world) => {
      await openDashboard(page, world, { scenario: ['empty-dashboard', 'no-banners'] })
      await expect(greeting(page)).toBeVisible()
    },
  },
  {
    name: 'the failed dashboard',
    show: async (page, world) => {
      await openDashboard(page, world, {
        faults: [{ call: 'GET /api/DashboardData', status: 500 }],
      })
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'the dashboard',
    tree: 'main',
    triaged: drawnGround,
    show: async (page, world) => {
      await openDashboard(page, world, {})
      await expect(greeting(page)).toBeVisible()
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
    tree: 'dialog',
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
    show: async (page, world) => {
      await world.change({ faults: [{ call: 'POST /api/logout', delayMs: 20_000 }] })
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

const shells: readonly State[] = [
  {
    name: 'a page without a connection',
    tree: 'body',
    foreseenComplaint: withoutConnection,
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto('/Member/Contact')
      await expect(page.getByLabel('Category')).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
    },
  },
  {
    name: 'an unknown address',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await page.goto('/Member/Nowhere')
      await expect(page.getByRole('heading', { name: 'Not found.' })).toBeVisible()
    },
  },
]

noBarrierIn('login', logins)
noBarrierIn('the dashboard', dashboards)
noBarrierIn('around each page', shells)
