import { demo, signIn } from '../support/people.ts';
import { addTransaction, makeTraders } from '../support/staff-transactions.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('a buyer sees what was spent, and the newest three activities', async ({ page }) => {
  const { buyer, seller } = await makeTraders(page.request, 9_000);
  for (const account of ['@one', '@two', '@three'])
    await addTransaction(page.request, { buyer, seller, account, amount: 1_000 });
  await signIn(page, buyer);
  await page.goto('/dashboard');
  // U139, U140, U153 to U155.
  await expect(page.getByRole('heading', { name: `Welcome back, ${buyer.name}!` })).toBeVisible();
  const figures = page.getByRole('region', { name: /Your figures/ });
  for (const title of ['Total spent', 'Wishlist', 'Completed orders', 'Unread messages'])
    await expect(figures.getByText(title, { exact: true })).toBeVisible();
  await expect(figures).toContainText('₦3,000.00');
  // U141, U142: four things happened, three are shown.
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem')).toHaveCount(3);
  // U148: only sellers add accounts. U143 to U146.
  await expect(page.getByRole('link', { name: 'Add New Account' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  );
  const all = page.getByRole('link', { name: 'View All Activity' });
  await expect(all).toHaveAttribute('href', '/dashboard/wallet');
  await expectGoodPage(page);

  // U040, U348 to U351: the profile with the same story.
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('tab')).toHaveText(['Recent Activity', 'Reviews', 'Performance']);
  await expect(page.getByRole('tabpanel', { name: 'Recent Activity' }).getByRole('listitem')).toHaveCount(4);
  await expectGoodPage(page);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expectGoodPage(page);
});

test('a seller sees revenue and listings, adds an account, and reads the performance', async ({ page }) => {
  await signIn(page, demo.seller);
  await page.goto('/dashboard');
  // U150 to U152.
  const figures = page.getByRole('region', { name: /Your figures/ });
  for (const title of ['Total revenue', 'Active listings', 'Total orders', 'Unread messages'])
    await expect(figures.getByText(title, { exact: true })).toBeVisible();
  // U147, U148.
  await page.getByRole('link', { name: 'Add New Account' }).click();
  await expect(page).toHaveURL('/dashboard/my-listings?add=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  // U350, U351.
  await page.goto('/dashboard/profile?tab=performance');
  await expect(page.getByRole('tab', { name: 'Performance' })).toHaveAttribute('aria-selected', 'true');
  for (const title of ['Views', 'Sales', 'Conversion', 'Response time'])
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'From view to sale' })).toContainText('Saved');
  for (const title of ['Views by week', 'Sales by week', 'Conversion by week', 'Response time by week'])
    await expect(
      page.getByRole('region', { name: title }).getByRole('img', { name: /Last 30 days/ }),
    ).toBeVisible();
  await expectGoodPage(page);
});

test('while the figures are on their way there are four skeletons, and a failure is told', async ({
  page,
}) => {
  await signIn(page, demo.buyer);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/dashboard', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { status: 'error' } });
  });
  await page.goto('/dashboard');
  // U149.
  const loading = page.getByRole('status').filter({ hasText: 'Loading your figures' });
  await expect(loading.locator('> div')).toHaveCount(4);
  release();
  // U843, U806.
  const sentence = 'Failed to load activity. Please try again.';
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(toast(page, sentence)).toBeVisible();
});
