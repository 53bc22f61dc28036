import { approveListing, offerListing, rareWord, registerSeller } from '../support/listings.ts';
import { structuredDataErrors, structuredDataOf } from '../support/structured-data.ts';
import { expect, expectGoodPage, test } from '../support/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads the market, searches it, and opens a listing and its seller', async ({
    page,
    request,
  }) => {
    const word = rareWord();
    const seller = await registerSeller(request);
    const listing = await offerListing(request, seller, { description: `Dances, ${word}, every day.` });
    await approveListing(request, listing);

    await page.goto('/market');
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts for sale' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Platforms' })
      .getByRole('link', { name: /TikTok/ })
      .click();
    await expect(page).toHaveURL('/market/tiktok');
    await expect(page.getByRole('heading', { level: 1, name: 'TikTok accounts for sale' })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search the market' }).fill(word);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/market/tiktok\\?search=${word}`));
    await expect(page.getByText(`1 account for “${word}”`)).toBeVisible();

    await page.getByRole('link', { name: listing.handle }).click();
    await expect(page.getByRole('heading', { level: 1, name: listing.handle })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About this account' })).toBeVisible();
    await page.getByRole('link', { name: /^Seller:/ }).click();
    await expect(page.getByRole('heading', { name: 'On the market now' })).toBeVisible();
  });
});

test('a search with a typing error finds what was meant and says so', async ({ page }) => {
  await page.goto('/market?search=instgram');
  await expect(page.getByText('Nothing has the word “instgram”.')).toBeVisible();
  await expect(page.getByText(/accounts for “instagram”/).first()).toBeVisible();
  await expectGoodPage(page);
});

test('a guest filters and leafs through the market; Back returns to the page before', async ({ page }) => {
  await page.goto('/market');
  await expect(page.getByText(/accounts, page 1 of \d/)).toBeVisible();
  await expectGoodPage(page);
  // By key: the cards above it take their height as they come near, which moves it under a pointer that does not wait.
  await page.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL('/market?page=2');
  await expect(page.getByText(/accounts, page 2 of \d/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/market');
  await expect(page.getByText(/accounts, page 1 of \d/)).toBeVisible();

  await page.getByLabel('Price from ₦').fill('abc');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please enter an amount with at most two decimals.')).toBeVisible();
  await expect(page.getByLabel('Price from ₦')).toHaveValue('abc');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/market');
});

test('the chosen platform and category are in sight when a phone opens their page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/market/telegram/technology');
  const choices = page.getByRole('main').locator('nav a[aria-current]');
  await expect(choices).toHaveText([/Telegram/, /Technology/]);
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY), 'the page itself does not move').toBe(0);
});

test('the filters of a phone fold up over the results, which are shown from their top', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/market/instagram');
  const apply = page.getByRole('button', { name: 'Apply' });
  const expectFolded = async () => {
    await expect(apply).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  };

  await test.step('with an amount as people write it', async () => {
    await page.getByText('Filters and order').click();
    await page.getByLabel('Price from ₦').fill('₦1,000');
    await apply.click();
    // Fields that say nothing are not in the address.
    await expect(page).toHaveURL(/\/market\/instagram\?price_from=[^&]+$/);
    await expectFolded();
    await expect(page.getByText('· 1 set')).toBeVisible();
    await expect(page.getByLabel('Price from ₦')).toHaveValue('1000');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeInViewport();
  });

  await test.step('also when nothing was changed', async () => {
    await page.getByText('Filters and order').click();
    await apply.click();
    await expectFolded();
  });

  await test.step('but not over a problem', async () => {
    await page.getByText('Filters and order').click();
    await page.getByLabel('Price to ₦').fill('500');
    await apply.click();
    await expect(page.getByText('The lower price comes first.')).toBeVisible();
    await apply.click();
    await expect(page.getByText('The lower price comes first.')).toBeVisible();
    await expectGoodPage(page);
  });
});

test('the page of a listing carries its description for search engines, and runs nothing its seller wrote', async ({
  request,
}) => {
  const evil = `</script><script>alert(1)</script><img src=x onerror=alert(2)> $&`;
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller, { description: evil });
  await approveListing(request, listing);
  const { id, handle } = listing;
  const html = await (await request.get(`/listing/${id}`)).text();
  expect(html).toContain(`<title>${handle} on TikTok for ₦125,000.50 | Oja</title>`);
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<img src=x');
  const blocks = structuredDataOf(html);
  expect(blocks.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Product']);
  expect(await structuredDataErrors(blocks)).toEqual([]);
  // The check can fail.
  expect(await structuredDataErrors([{ '@type': 'Product' }])).not.toEqual([]);
});

test('the structured data of the market can be read by search engines', async ({ request }) => {
  for (const path of ['/market', '/market/instagram', '/market/instagram/food-cooking']) {
    const blocks = structuredDataOf(await (await request.get(path)).text());
    expect(
      blocks.map((block) => block['@type']),
      path,
    ).toEqual(['BreadcrumbList', 'ItemList']);
    expect(await structuredDataErrors(blocks), path).toEqual([]);
  }
});

test('a page of the market that does not exist is not found', async ({ page }) => {
  for (const path of ['/market/myspace', '/market/instagram/nowhere']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  }
});
