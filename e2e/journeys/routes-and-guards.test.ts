import type { Page } from '@playwright/test';
import { demo, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

async function expectNotFound(page: Page): Promise<void> {
  // U043 to U047, A037.
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
}

/** The sign-in page as a guard leads to it: with the way back, unless a sign-in leads there anyway. */
function signInUrl(signIn: string, target: string): string {
  const isHome = target === '/dashboard' || target === '/admin';
  return isHome ? signIn : `${signIn}?${new URLSearchParams({ next: target })}`;
}

test('U043 to U047, A037: an unknown path shows the not-found page with HTTP 404', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expectNotFound(page);
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('signed out', () => {
  // U023, U024, A016 to A018: public pages.
  for (const path of ['/auth/login', '/auth/register', '/auth/admin-login', '/auth/forgot-password']) {
    test(`U023, U024, A016 to A018: ${path} is public`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGoodPage(page);
    });
  }

  test('U025: login and register share one layout, which the admin login does not', async ({ page }) => {
    for (const [path, count] of [
      ['/auth/login', 1],
      ['/auth/register', 1],
      ['/auth/admin-login', 0],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'About Oja' })).toHaveCount(count);
    }
  });

  test('U029, U030: the user portal leads to /auth/login; A024: the admin portal to /auth/admin-login', async ({
    page,
  }) => {
    for (const path of [
      '/dashboard',
      '/dashboard/settings#two-factor',
      '/dashboard/wallet?add-funds=1',
      '/dashboard/handovers',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(signInUrl('/auth/login', path));
    }
    for (const path of ['/admin', '/admin/users', '/admin/settings/general']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(signInUrl('/auth/admin-login', path));
    }
  });

  test('U043, A037: at an unknown address of a portal they are asked to sign in first', async ({ page }) => {
    await page.goto('/dashboard/nothing-here');
    await expect(page).toHaveURL(signInUrl('/auth/login', '/dashboard/nothing-here'));
    await page.goto('/admin/nothing-here');
    await expect(page).toHaveURL(signInUrl('/auth/admin-login', '/admin/nothing-here'));
  });
});

test('a buyer: U027 auth pages lead to /dashboard, A519 no admin access, U035 no My Listings', async ({
  page,
}) => {
  await signIn(page, demo.buyer);
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
  await page.goto('/admin');
  // A018, A024: the form of the staff, also for a user who is signed in as a buyer.
  await expect(page).toHaveURL('/auth/admin-login');
  await expect(page.getByRole('button', { name: 'Access Admin Portal' })).toBeVisible();
  // U032, A020, A522: the overview in the user layout.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zainab');
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
});

test('A520: a seller has no admin access; a page of a later part shows the not-found page inside the shell', async ({
  page,
}) => {
  await signIn(page, demo.seller);
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: 'Access Admin Portal' })).toBeVisible();
  await expect(page).toHaveURL(signInUrl('/auth/admin-login', '/admin/users'));
  await page.goto('/dashboard/nothing-here');
  await expectNotFound(page);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
});

test('an administrator: U026, A039 auth pages lead to /admin, U031, A019, A524 the user portal to /, U042 settings are open', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  for (const path of ['/auth/login', '/auth/register', '/auth/admin-login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin');
  }
  // A025, A026: the overview in the admin layout.
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' }).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  // U114: staff are treated as plain users in the sidebar of the user portal.
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Listings' })).toHaveCount(0);
});

test('a moderator: A006, A013, A023 enters the admin portal, for moderation', async ({ page }) => {
  await signIn(page, demo.moderator);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/moderation');
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/admin/moderation');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    /^Work/,
    /^Account Listings/,
    /^Moderation/,
    /^Support/,
    'Messages',
  ]);
});

test('U048, U049, A081, A082: a Loading overlay for 800 ms on a change of path, not on the first load', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overlay = page.getByRole('status').getByText('Loading');
  await expect(overlay).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeAttached();
  await page.clock.runFor(799);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(1);
  await expect(overlay).toHaveCount(0);
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
});
