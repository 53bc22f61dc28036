import { expect, expectGoodPage, test } from '../support/test.ts';

/** What the specification says of the landing page, quoted; the ids are those of its checklist. */
const promises: [string, RegExp][] = [
  ['U008', /verified sellers/i],
  ['U009', /escrow protection/i],
  ['U010', /instant delivery after payment verification/i],
  ['U011', /live chat with sellers/i],
  ['U012', /smart categories/i],
  ['U013', /ratings and reviews trust system/i],
  ['U014', /integrated wallet/i],
  ['U015', /50K\+/],
  ['U015', /active users/i],
  ['U016', /25K\+/],
  ['U016', /accounts sold/i],
  ['U017', /99\.9%/],
  ['U017', /success rate/i],
  ['U018', /24\/7/],
  ['U060', /Ready to Start Selling\?/],
  ['U019', /₦/],
];

const platforms = ['Instagram', 'YouTube', 'Twitter/X', 'TikTok', 'Telegram', 'WhatsApp', 'Facebook'];

test('U022, A015: the landing page is public and says what it must before any script runs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  const text = await page.locator('body').textContent();
  for (const [id, words] of promises) expect(text ?? '', id).toMatch(words);
  // U004, A001: the seven platforms.
  for (const name of platforms) expect(text ?? '', `U004 ${name}`).toContain(name);
  // U050 to U052, U058: the sections.
  for (const id of ['home', 'about', 'how-it-works', 'features', 'marketplace', 'contact']) {
    await expect(page.locator(`#${id}`), id).toBeAttached();
  }
  // U053 to U057: four steps in this order.
  await expect(page.locator('#how-it-works').getByRole('heading', { level: 3 })).toHaveText([
    /Browse & Choose$/,
    /Secure Payment$/,
    /Instant Delivery$/,
    /Start Growing$/,
  ]);
  // U059: six cards.
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(6);
  // U061, U070 to U073: the footer and where it leads.
  const footer = page.getByRole('contentinfo');
  for (const anchor of ['#marketplace', '#features', '#contact']) {
    await expect(footer.locator(`a[href$="${anchor}"]`).first(), anchor).toBeAttached();
  }
  for (const path of ['/terms', '/privacy']) await expect(footer.locator(`a[href="${path}"]`)).toBeAttached();
  await context.close();
});

test('the header leads everywhere, the page is good in light and dark', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  // U062 to U064: anchors.
  for (const name of ['Home', 'How It Works', 'Features']) {
    await expect(header.getByRole('link', { name, exact: true }), name).toBeVisible();
  }
  await header.getByRole('link', { name: 'How It Works' }).click();
  await expect(page.locator('#how-it-works')).toBeInViewport();
  // U065: the theme toggle.
  await expect(header.getByRole('button', { name: /theme/ })).toBeVisible();
  await expectGoodPage(page);
  // U066, U067: Login and Register.
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth/register');
  await header.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('U068, U069: on a phone a menu holds the same links, and nothing scrolls sideways at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expectGoodPage(page);
  await page.getByRole('banner').getByLabel('Menu').first().click();
  for (const name of ['Home', 'How It Works', 'Features', 'Login', 'Register']) {
    await expect(page.getByRole('link', { name, exact: true }).first(), name).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Features', exact: true })).toBeHidden();
});

for (const path of ['/terms', '/privacy']) {
  test(`${path} is a page of its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodPage(page);
  });
}
