import { demo, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('the admin dashboard shows figures, money, sellers and what waits', async ({ page }) => {
  await signIn(page, demo.admin);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/dashboard', async (route) => {
    await held;
    await route.continue();
  });

  await test.step('opens the dashboard while it loads', async () => {
    await page.goto('/admin');
    // A100, A101: skeletons while it loads. A095, A096, A098: the banner and its buttons.
    await expect(page.getByRole('status').filter({ hasText: 'Loading the dashboard' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Security Center' })).toHaveAttribute(
      'href',
      '/admin/security',
    );
  });

  await test.step('reads the figures', async () => {
    answer();
    // A102 to A104: four cards, each with its icon.
    const figures = page.getByRole('region', { name: 'Figures' });
    for (const title of ['Total Users', 'Total Revenue', 'Transactions', 'Transaction Volume'])
      await expect(figures.getByText(title, { exact: true })).toBeVisible();
    for (const icon of ['users', 'dollar-sign', 'shopping-bag', 'trending-up'])
      await expect(figures.locator(`svg.lucide-${icon}`)).toHaveCount(1);
  });

  const recent = page.getByRole('region', { name: 'Recent Transactions' });
  await test.step('reads money, sellers and what waits', async () => {
    // A105 to A112: the latest movements.
    const first = recent.getByRole('listitem').first();
    await expect(first).toContainText(/credit|debit/);
    await expect(first).toContainText(/₦[\d,]+\.\d\d/);
    await expect(first).toContainText(/completed|pending/);
    // A114 to A119: who sells most.
    const sellers = page.getByRole('region', { name: 'Top Sellers' });
    await expect(sellers.getByRole('listitem').first()).toContainText(/@/);
    await expect(sellers.getByRole('listitem').first()).toContainText(/\d+ sales?/);
    // A122, A123: two cards of their own.
    await expect(page.getByRole('region', { name: 'Recent Alerts' })).toBeVisible();
    const waiting = page.getByRole('region', { name: 'Pending Actions' });
    await expect(waiting.getByRole('link', { name: /Listings waiting for review/ })).toBeVisible();
  });

  await test.step('changes the charts, also on a phone', async () => {
    const charts = page.getByRole('region', { name: 'Day by day' });
    await charts.getByRole('button', { name: '7 days' }).click();
    await expect(charts.getByText(/^In 7 days/)).toBeVisible();
    await charts.getByRole('button', { name: 'New users' }).click();
    await expectGoodPage(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectGoodPage(page);
  });

  await test.step('follows the links', async () => {
    // The newest movement leads to the wallet that it is of.
    await recent.getByRole('listitem').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]+\?list=wallet$/);
    await expect(page.getByRole('region', { name: 'Wallet history' }).getByRole('listitem')).not.toHaveCount(
      0,
    );
    await page.goBack();
    // A113: it leads to the transactions. A098, A099: what System Status opens.
    await recent.getByRole('link', { name: 'View All Transactions' }).click();
    await expect(page).toHaveURL(/\/admin\/transactions$/);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'System Status' }).click();
    await expect(page.getByRole('heading', { name: 'System Status', level: 1 })).toBeVisible();
    await expect(page.getByText('Reachable')).toBeVisible();
  });
});

test('an empty Oja says so, and a failed load is not shouted about', async ({ page }) => {
  await signIn(page, demo.admin);
  const days = [{ date: '2026-11-15', volume: 0, fees: 0, new_users: 0 }];
  const data = {
    stats: [],
    recentAlerts: [],
    topUsers: [],
    pendingActions: [],
    recentTransactions: [],
    charts: { period: '30d', volume: 0, fees: 0, new_users: 0, days },
  };
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json: { status: 'success', data } }));
  await page.goto('/admin');
  // A120, A121.
  await expect(page.getByRole('heading', { name: 'No Transactions Found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No User found' })).toBeVisible();
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible();
  // A590: the page says that the figures are missing; no toast interrupts.
  await page.unroute('**/api/admin/dashboard');
  await page.route('**/api/admin/dashboard', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The figures are not here' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(toast(page, /./)).toHaveCount(0);
});

test('A027, A038: the access table can be read; a moderator sees neither it nor users nor settings', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/roles');
  const rules = page.getByRole('table', { name: 'Rules by role' });
  await expect(rules.getByRole('row', { name: /^Admin/ })).toContainText('Administrators only');
  await page.getByLabel('Search what can be done').fill('suspend a user');
  await expect(page).toHaveURL(/search=suspend/);
  const calls = page.getByRole('table', { name: 'What each role can do' });
  await expect(calls.getByRole('row', { name: /^Suspend a user.*PATCH \/admin\/users/ })).toContainText(
    'Trust, Admin',
  );
  await expectGoodPage(page);
  await signIn(page, demo.moderator);
  for (const path of ['/admin/users', '/admin/roles', '/admin/settings/general', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/moderation$/);
  }
  const sidebar = page.getByRole('navigation').first();
  await expect(sidebar.getByRole('link', { name: 'User Management' })).toHaveCount(0);
});
