import { callAs } from '../support/call-as.ts';
import { approveListing, offerListing, registerSeller } from '../support/listings.ts';
import { signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

test('the page of a sold listing says so, leads on, and leads its buyer to the purchase', {
  tag: '@phone',
}, async ({ page, request }) => {
  const sale = await preparePurchase(request, { category: 'Travel', followers: 12_400 });
  const other = await offerListing(request, sale.seller, { category: 'Travel', price: 120_000 });
  await approveListing(request, other);
  await buyListing(request, sale);

  const response = await page.goto(`/listing/${sale.listing.id}`);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(`${sale.listing.handle} was sold on`);
  await expect(page.getByText('TikTok · Travel · 12,400 followers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar accounts' })).toBeVisible();
  const tellMe = page.getByRole('link', { name: 'Tell me when one like it appears' });
  await expect(tellMe).toHaveAttribute(
    'href',
    '/dashboard/saved-searches?new=1&platform=tiktok&category=Travel',
  );
  await expectGoodPage(page);

  await signIn(page, sale.buyer);
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(`/listing/${sale.listing.id}`);
  await expect(page.getByRole('link', { name: 'See your purchase' })).toBeVisible();
  await expectGoodPage(page);
  // The server rendered that it was sold, so the page asks for no listing.
  expect(failed).toEqual([]);
  await page.getByRole('link', { name: 'See your purchase' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-purchases\?search=/);
  await expect(page.getByText(sale.listing.handle).first()).toBeVisible();
});

test('a listing that its seller took off the market is gone; one that never existed is not found', async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller);
  const path = `/listing/${listing.id}`;
  expect((await page.goto(path))?.status()).toBe(404);
  await approveListing(request, listing);
  expect((await page.goto(path))?.status()).toBe(200);
  await callAs(request, seller, 'updateListing', { params: { id: listing.id }, body: { status: 'draft' } });
  expect((await page.goto(path))?.status()).toBe(410);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This account is no longer on the market' }),
  ).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Search the market' }).click();
  await expect(page).toHaveURL('/market');
});

test('a gone listing costs a seller one failed request, and its own seller none', async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller);
  await approveListing(request, listing);
  await callAs(request, seller, 'updateListing', { params: { id: listing.id }, body: { status: 'draft' } });
  const failed: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400 && pathname.startsWith('/api/')) failed.push(`${answer.status()} ${pathname}`);
  });

  await signIn(page, await registerSeller(request));
  const own = page.waitForResponse(`**/api/listings/${listing.id}`);
  await page.goto(`/listing/${listing.id}`);
  await own;
  const gone = page.getByRole('heading', { level: 1, name: 'This account is no longer on the market' });
  await expect(gone).toBeVisible();
  expect(failed).toEqual([`410 /api/listings/${listing.id}`]);

  failed.length = 0;
  await signIn(page, seller);
  await page.goto(`/listing/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.handle })).toBeVisible();
  expect(failed).toEqual([]);
});
