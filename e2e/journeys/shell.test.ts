import type { Page } from '@playwright/test';
import { call } from '../support/calls.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const width = (page: Page) => sidebar(page).evaluate((node) => node.getBoundingClientRect().width);

const entries = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test.describe('the shell of the user portal', () => {
  test('has its entries in their order, for buyers and, by the role seller, for sellers (U714)', async ({
    page,
  }) => {
    const common = [
      'My Purchases',
      'Offers',
      'Become a Seller',
      'Wallet',
      'Messages',
      'Help Center',
      'Settings',
    ];
    await signIn(page, demo.buyer);
    await page.goto('/dashboard');
    await expect(sidebar(page)).toBeVisible();
    await expect(entries(page)).toHaveText(['Dashboard', 'Marketplace', ...common]);
    await signIn(page, demo.seller);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'My Listings' })).toBeVisible();
    await expect(entries(page)).toHaveText([
      'Dashboard',
      'Marketplace',
      'My Listings',
      'My Sales',
      ...common,
    ]);
    await expectGoodPage(page);
  });

  test('has the specified header and user menu', async ({ page }) => {
    await signIn(page, demo.buyer);
    await page.goto('/dashboard');
    const header = page.getByRole('banner');
    // U122, U123: logo and title. U124, U125: the search box and its placeholder.
    await expect(header.getByRole('link', { name: /Oja/ })).toBeVisible();
    await expect(header.getByText('Dashboard', { exact: true })).toBeVisible();
    await expect(header.getByPlaceholder('Search accounts, orders...')).toBeVisible();
    // U126, U127.
    await expect(header.getByRole('button', { name: /theme/ })).toBeVisible();
    await expect(header.getByRole('button', { name: /Notifications/ })).toBeVisible();
    // U005, U007, U129 to U133: name, portal type, Settings, Logout.
    const menu = header.getByRole('button', { name: /Zainab Bello/ });
    await expect(menu).toContainText('User Portal');
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/dashboard/settings');
  });

  test('collapses, remembers it for seven days and toggles with Ctrl and Cmd plus B', async ({
    page,
    context,
  }) => {
    await signIn(page, demo.buyer);
    await page.goto('/dashboard');
    // U887 to U889 in rem: 16 and 3.
    await expect.poll(() => width(page)).toBe(256);
    // U115, U116, U606: the Collapse button.
    await page.getByRole('button', { name: 'Collapse' }).click();
    await expect.poll(() => width(page)).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => /sidebar/.test(name));
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await page.reload();
    await expect.poll(() => width(page)).toBe(48);
    // U118, U119, A064, A065: the keys.
    await page.keyboard.press('Control+b');
    await expect.poll(() => width(page)).toBe(256);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => width(page)).toBe(48);
  });

  test('U117, A063: is a drawer of 18 rem under 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await signIn(page, demo.buyer);
    await page.goto('/dashboard');
    await expect(sidebar(page)).toHaveCount(0);
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer).toBeVisible();
    // U889, A621.
    await expect.poll(() => drawer.evaluate((node) => node.getBoundingClientRect().width)).toBe(288);
    await closeByEscape(drawer);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(sidebar(page)).toBeVisible();
  });

  test('the bell shows three to a new account, live, and can be read', async ({ page, request }) => {
    const person = await registerPerson(request);
    const session = await signIn(page, person);
    await page.goto('/dashboard');
    const bell = page.getByRole('banner').getByRole('button', { name: /Notifications/ });
    await expect(bell).toContainText('3');
    await call(page.request, 'changePassword', {
      token: session.token,
      body: {
        currentPassword: person.password,
        newPassword: 'monsoon-lantern-77',
        confirmPassword: 'monsoon-lantern-77',
      },
    });
    await expect(bell).toContainText('4');
    await bell.click();
    await expect(page.getByText('Your password was changed').first()).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell).not.toContainText(/\d/);
  });

  test('U124: the search finds pages, own orders, accounts, money and answers, by keyboard alone', async ({
    page,
  }) => {
    const panel = page.getByRole('dialog', { name: 'Search' });
    const box = panel.getByRole('combobox');
    await test.step('opens a page by keyboard', async () => {
      await signIn(page, demo.buyer);
      await page.goto('/dashboard');
      await expect(sidebar(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await box.fill('settings');
      // An answer draws the list anew; only then does the choice stand still.
      await expect(panel.getByText(/^\d+ results? found$/)).toBeAttached();
      await expect(panel.getByRole('option', { name: 'Settings' }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard/settings');
    });

    const group = (name: string) => panel.getByRole('group', { name });
    await test.step('goes on in the panel', async () => {
      // The box of the header and the panel are one: what is typed there goes on here.
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).fill('lagos');
      await expect(box).toHaveValue('lagos');
      await expect(group('Marketplace').getByRole('option').first()).toContainText('followers');
      await expect(group('Help Center').getByRole('option').first()).toBeVisible();
      await expect(panel.locator('mark').first()).toHaveText('lagos');
      // The first entry is the chosen one, whatever group it is in; the arrows lead on.
      const entry = (place: number) => panel.getByRole('option').nth(place);
      await expect(entry(0)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(entry(1)).toHaveAttribute('aria-selected', 'true');
      await page.setViewportSize({ width: 360, height: 780 });
      await expectGoodPage(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('opens an own order', async () => {
      await box.fill('lowbattery');
      await expect(group('Wallet').getByRole('option', { name: /OJA-/ }).first()).toBeVisible();
      await expect(group('My Purchases').getByRole('option')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/my-purchases\?search=TXN-\d+$/);
      const purchases = page.getByRole('region', { name: 'Your purchases', exact: true });
      await expect(purchases).toContainText('@lowbatterylagos');
      await expect(purchases.getByText(/^TXN-\d+$/)).toHaveCount(1);
    });

    await test.step('opens a movement of the wallet', async () => {
      // A movement of the wallet is opened by its reference.
      await page.keyboard.press('Control+k');
      await box.fill('lowbattery escrow');
      await group('Wallet').getByRole('option').click();
      const movements = page.getByRole('dialog', { name: 'All Transactions' });
      await expect(movements.getByRole('searchbox')).toHaveValue(/^OJA-[0-9A-F]{12}$/);
      await expect(movements.getByText(/Purchase of @lowbatterylagos/)).toHaveCount(1);
      await closeByEscape(movements);
      await expect(page).toHaveURL('/dashboard/wallet');
    });

    const recent = group('Recent searches');
    await test.step('repeats a recent search', async () => {
      // What led somewhere is offered again while the box is empty, the newest first; a platform leads to its accounts.
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused();
      await expect(recent.getByRole('option')).toHaveText([
        'lowbattery escrow',
        'lowbattery',
        'Clear recent searches',
      ]);
      await expectGoodPage(page);
      await page.keyboard.press('ArrowDown');
      await expect(recent.getByRole('option', { name: 'lowbattery', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(box).toHaveValue('lowbattery');
      await expect(box).toBeFocused();
      await expect(group('My Purchases').getByRole('option')).toBeVisible();
    });

    await test.step('opens a platform', async () => {
      await box.fill('insta');
      const platform = group('Platforms').getByRole('option');
      await expect(platform).toHaveText(['Instagram']);
      // An answer draws the list anew; only then does the choice stand still.
      await expect(panel.getByText(/^\d+ results? found$/)).toBeAttached();
      await expect(platform).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard/marketplace?platform=instagram');
    });

    await test.step('clears the recent searches', async () => {
      await page.keyboard.press('Control+k');
      await recent.getByRole('option', { name: 'Clear recent searches' }).click();
      await expect(recent).toHaveCount(0);
      await expect(box).toBeFocused();
      await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('recent')));
    });
  });

  test('the search says when nothing is found and when it failed, and can be tried again', async ({
    page,
  }) => {
    await signIn(page, demo.buyer);
    await page.goto('/dashboard/settings');
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    const panel = page.getByRole('dialog', { name: 'Search' });
    await panel.getByRole('combobox').fill('quetzalcoatl');
    await expect(panel.getByText('Nothing found for “quetzalcoatl”.')).toBeVisible();
    await page.route('**/api/search?**', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":"error"}' }),
    );
    await panel.getByRole('combobox').fill('lagos');
    const retry = panel.getByRole('button', { name: 'Try Again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/search?**');
    await retry.click();
    await expect(panel.getByRole('group', { name: 'Marketplace' })).toBeVisible();
    await closeByEscape(panel);
  });
});

test.describe('the shell of the admin portal', () => {
  test('has its entries in their order, and a Settings group that opens on settings paths', async ({
    page,
  }) => {
    await signIn(page, demo.admin);
    await page.goto('/admin');
    const group = page.getByRole('button', { name: 'Settings', exact: true });
    // A050, A462, U607: collapsible, closed here.
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    // Open work stands behind its page as a number.
    await expect(entries(page)).toHaveText([
      'Dashboard',
      /^Work/,
      'User Management',
      /^Account Listings/,
      /^Transactions/,
      /^Moderation/,
      /^Support/,
      'Messages',
      /^Claims/,
      /^Approvals/,
      /^Withdrawals/,
      /^Applications/,
      'Audit Log',
    ]);
    await group.click();
    await expect(page.getByRole('link', { name: 'General Settings' })).toBeVisible();
    await page.goto('/admin/settings/payment');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Payment Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectGoodPage(page);
  });

  test('has the specified header; logout wipes storage and goes to /', async ({ page }) => {
    await signIn(page, demo.admin);
    await page.goto('/admin');
    const header = page.getByRole('banner');
    // A004, A068 to A080, A008, A009.
    await expect(header.getByRole('link', { name: /Oja/ })).toBeVisible();
    await expect(header.getByText('Admin Dashboard')).toBeVisible();
    await expect(header.getByPlaceholder('Search users, accounts, transactions...')).toBeVisible();
    await expect(header.getByRole('button', { name: /theme/ })).toBeVisible();
    await expect(header.getByRole('button', { name: /Notifications/ })).toBeVisible();
    const menu = header.getByRole('button', { name: /Amara Okafor/ });
    await expect(menu).toContainText('Admin Portal');
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/dashboard/settings',
    );
    // A083 to A085.
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Signed out successfully')).toBeVisible();
    await page.waitForFunction(() => localStorage.length === 0);
  });

  test('A070, A072, A498: the search finds people, deals and cases for administrators, and less for moderators', async ({
    page,
  }) => {
    await signIn(page, demo.admin);
    await page.goto('/admin/settings/general');
    const panel = page.getByRole('dialog', { name: 'Search' });
    const group = (name: string) => panel.getByRole('group', { name });
    const find = async (words: string) => {
      await page.keyboard.press('Control+k');
      await panel.getByRole('combobox').fill(words);
    };
    await expect(sidebar(page)).toBeVisible();
    await find('zainab bello');
    await expect(group('Transactions').getByRole('option').first()).toContainText('Zainab Bello');
    await expect(group('Support').getByRole('option').first()).toBeVisible();
    await expectGoodPage(page);
    await group('Users').getByRole('option').click();
    await expect(page.getByRole('heading', { name: 'Zainab Bello', level: 1 })).toBeVisible();
    await find('zainab bello');
    await group('Disputes').getByRole('option').first().click();
    await expect(page.getByRole('dialog', { name: 'Dispute Resolution' })).toContainText(
      'Zainab Bello bought',
    );

    await signIn(page, demo.moderator);
    await page.goto('/admin/moderation');
    await expect(sidebar(page)).toBeVisible();
    await find('zainab bello');
    await expect(group('Support').getByRole('option').first()).toBeVisible();
    for (const hidden of ['Users', 'Transactions', 'Disputes']) await expect(group(hidden)).toHaveCount(0);
    await group('Support').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/admin\/support\/[0-9a-f-]{36}$/);
  });

  test('A062, A461, A619, A620: collapses to icons', async ({ page }) => {
    await signIn(page, demo.admin);
    await page.goto('/admin');
    await expect.poll(() => width(page)).toBe(256);
    await page.getByRole('button', { name: 'Collapse' }).click();
    await expect.poll(() => width(page)).toBe(48);
    await expectGoodPage(page);
  });
});

test('keyboard only: from the sign-in form to the settings and out', async ({ page, request }) => {
  const person = await registerPerson(request);
  await page.goto('/auth/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
  await expect(settings).toBeVisible();
  for (let n = 0; n < 40 && !(await settings.evaluate((node) => node === document.activeElement)); n += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/settings');
  // A new page takes the focus once when it arrives; a key that was pressed before is pressed again.
  await expect(async () => {
    await page.getByRole('button', { name: new RegExp(person.name) }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // An open menu takes the focus a moment after it is drawn.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
