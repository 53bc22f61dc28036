import { callAs } from '../support/call-as.ts';
import { approveListing, featureListing, offerListing, registerSeller } from '../support/listings.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('the card, the filters in the address, the wishlist and the confirmation', async ({ page, request }) => {
  const seller = await registerSeller(request);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 400 } });
  const listing = await offerListing(request, seller, {
    images: [`data:image/png;base64,${picture.toString('base64')}`],
  });
  await approveListing(request, listing);
  await featureListing(request, listing);
  const buyer = await registerPerson(request);
  // A count of zero is not shown.
  await callAs(request, buyer, 'viewListing', { params: { id: listing.id } });
  await signIn(page, buyer);

  await test.step('opens the marketplace', async () => {
    await page.goto('/dashboard/marketplace');
    // U156, U157, U656: search and platforms in their order.
    const platforms = page.getByRole('group', { name: 'Platform' }).getByRole('button');
    await expect(platforms).toHaveCount(8);
    await expect(platforms).toContainText(['All', 'Instagram', 'TikTok', 'Telegram', 'YouTube', 'Twitter/X']);
    // U658: all categories to begin with; U170 (role): no Add New Account for a buyer.
    await expect(page.getByRole('combobox', { name: 'Category' })).toContainText('All Categories');
    await expect(page.getByRole('button', { name: 'Add New Account' })).toHaveCount(0);
  });

  await test.step('filters, and a link restores the view', async () => {
    await page.getByLabel('Search the marketplace').fill(listing.handle.slice(1).toUpperCase());
    await page.getByRole('button', { name: 'TikTok' }).click();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Music & Entertainment' }).click();
    await page.getByLabel('Price from').fill('₦100,000');
    await page.getByRole('combobox', { name: 'Followers' }).click();
    await page.getByRole('option', { name: '10K+' }).click();
    await expect(page).toHaveURL(/price_from=100000.*followers_from=10000/);
    // A link restores the view.
    await page.goto(page.url());
    await expect(page.getByLabel('Search the marketplace')).toHaveValue(
      listing.handle.slice(1).toUpperCase(),
    );
    await expect(page.getByRole('button', { name: 'TikTok' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('combobox', { name: 'Category' })).toContainText('Music & Entertainment');
    await expect(page.getByLabel('Price from')).toHaveValue('100,000');
  });

  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: listing.handle });
  await test.step('reads the card', async () => {
    // U158, U163, U164, U166, U168, U169: the card.
    await expect(card).toBeVisible();
    // It has no watchers yet, which is not shown.
    await expect(card).not.toContainText('watching');
    await expect(card).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/);
    await expect(card).toContainText('₦125,000.50');
    await expect(card).toContainText('No reviews yet');
    await expect(card.getByText('Featured')).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', listing.thumbnail ?? '');
    await expect(card.getByText(/grew by itself/)).toHaveCSS('-webkit-line-clamp', '2');
  });

  await test.step('saves it', async () => {
    // U154: saved from the card, listed under saved=1, there after a reload.
    const heart = card.getByRole('button', { name: `Save ${listing.handle}` });
    const saved = page.waitForResponse((response) =>
      response.url().endsWith(`/api/listings/${listing.id}/save`),
    );
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // The heart fills at once; leaving the page before the answer would call the request off.
    expect((await saved).ok()).toBe(true);
    await page.goto('/dashboard/marketplace?saved=1');
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: listing.handle }),
    ).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('opens the confirmation without money', async () => {
    // U159: the confirmation says the terms of the answer, here others than the usual ones, which all journeys share; a
    // wallet without money leads to Add Funds and back.
    await page.route(`**/api/listings/${listing.id}`, async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = await answer.json();
      const terms = { dispute_days: 3, escrow_days: 14, fee_percent: 12.5 };
      expect(Object.keys(data.terms)).toEqual(Object.keys(terms));
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, terms } } });
    });
    await page.getByRole('button', { name: 'Buy Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your purchase' });
    for (const words of [
      'Paid by the seller',
      'Platform fee, 12.5%',
      'You have 3 days',
      'the seller is paid 14 days after the purchase',
      'Many platforms forbid or restrict',
      'Missing',
    ]) {
      await expect(dialog.getByText(words).first(), words).toBeVisible();
    }
    await expectGoodPage(page);
    const addFunds = dialog.getByRole('link', { name: 'Add Funds' });
    const target = new URL((await addFunds.getAttribute('href')) ?? '', 'http://localhost');
    expect(target.pathname + target.search).toContain('/dashboard/wallet?add-funds=1');
    expect(target.searchParams.get('back')).toBe(`/dashboard/marketplace?saved=1&buy=${listing.id}`);
  });
});

test('U160, U161, U605, U813, U814, U852: Buying..., the toast and the way to the purchases, or the error', async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller, { price: 1_000 });
  await approveListing(request, listing);
  await signIn(page, demo.buyer);
  await page.goto(`/dashboard/marketplace?buy=${listing.id}`);
  const dialog = page.getByRole('dialog', { name: 'Confirm your purchase' });
  // The screen alone is looked at here; the purchase itself has a journey of its own.
  await page.route('**/api/purchases', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Buy Now' }).click();
  await expect(toast(page, 'Could not complete purchase')).toBeVisible();
  const orders: { body: unknown; key: string | undefined }[] = [];
  await page.route('**/api/purchases', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    orders.push({
      body: route.request().postDataJSON(),
      key: route.request().headers()['idempotency-key'],
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ json: { status: 'success', data: {} } });
  });
  const pressed = Date.now();
  await dialog.getByRole('button', { name: 'Buy Now' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Buying...' })).toBeDisabled();
  await expect(toast(page, 'Purchase Initiated')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-purchases');
  // The answer takes 300 ms and the redirect one and a half seconds more.
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_800);
  expect(orders).toEqual([
    {
      body: {
        listing_id: listing.id,
        expected_price: 1_000,
        expected_version: expect.any(Number),
        expected_cover: { days: 0, held: 0 },
      },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('U165: what verified sellers offer carries their mark, and can be looked at alone', async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const unverified = await offerListing(request, seller);
  await approveListing(request, unverified);
  await signIn(page, demo.buyer);
  await page.goto(`/dashboard/marketplace?search=${unverified.handle.slice(1)}`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('img', { name: 'Verified seller' })).toHaveCount(0);
  await page.goto('/dashboard/marketplace');
  await page.getByRole('switch', { name: 'Verified only' }).click();
  await expect(page).toHaveURL('/dashboard/marketplace?verified=1');
  await expect(cards.filter({ hasNot: page.getByRole('img', { name: 'Verified seller' }) })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
});

test('U187, U188: the next page comes by itself; when it fails, Retry brings it', async ({ page }) => {
  await signIn(page, demo.buyer);
  await page.route('**/api/listings?cursor=*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard/marketplace');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/listings?cursor=*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
});

test('U162, U180 to U186: skeletons, nothing found, and failures', async ({ page, request }) => {
  const person = await registerPerson(request);
  await signIn(page, person);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/listings', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/marketplace');
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(6);
  release();
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(0);
  await page.unroute('**/api/listings');

  await page.goto('/dashboard/marketplace?search=nothing-is-called-like-this&platform=facebook');
  await expect(page.getByText('No listings found')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(page).toHaveURL('/dashboard/marketplace');
  await expect(page.getByLabel('Search the marketplace')).toHaveValue('');

  await page.route('**/api/listings?**', (route) =>
    route.fulfill({ status: 500, json: { status: 'error' } }),
  );
  await page.goto('/dashboard/marketplace?platform=youtube');
  await expect(page.getByRole('heading', { name: 'Failed to load listings' })).toBeVisible();
  await expect(
    page.getByText('Please try again later or contact support if the problem persists.'),
  ).toBeVisible();
  await page.unroute('**/api/listings?**');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try Again' }).click()]);
  await expect(page.getByRole('heading', { name: 'Failed to load listings' })).toHaveCount(0);
});

test('the public pages need no session, and Buy Now leads through sign-in to the purchase', async ({
  page,
  request,
}) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller);
  await page.goto(`/listing/${listing.id}`);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await approveListing(request, listing);
  await page.goto(`/listing/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.handle })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: /^Seller:/ }).click();
  // The listing has a part about its seller with the same words.
  await page.waitForURL('**/seller/*');
  await expect(page.getByText('Member since')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: new RegExp(listing.handle) }).click();
  await page.getByRole('link', { name: 'Buy Now' }).click();
  const buyer = await registerPerson(request);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your purchase' })).toContainText(listing.handle);
});

test('the landing page shows what is new on the market', async ({ page, request }) => {
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller);
  await approveListing(request, listing);
  await page.goto('/#marketplace');
  await page.locator('#marketplace').getByText('Newest on the market').scrollIntoViewIfNeeded();
  await expect(
    page.locator('#marketplace').getByRole('link', { name: new RegExp(listing.handle) }),
  ).toBeVisible();
  await expectGoodPage(page);
});

test('the marketplace is good on a phone, its filters in a sheet', async ({ page, request }) => {
  const person = await registerPerson(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, person);
  await page.goto('/dashboard/marketplace');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Price to').fill('5000');
  await page.getByRole('button', { name: 'Show Listings' }).click();
  await expect(page).toHaveURL(/price_to=5000/);
});
