import type { Page } from '@playwright/test';
import { approveListing, offerListing, registerSeller } from '../support/listings.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network: the last views are shown, the bar says why, and everything goes on by itself', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await registerPerson(request));
  await page.goto('/dashboard/wallet');
  await expect(page.getByRole('main').getByText('Available Balance')).toBeVisible();
  // The worker has taken over and has the files of this page.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('main').getByText('Available Balance')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('oja-shell')).keys()).length))
    .toBeGreaterThan(15);

  const bar = page.locator('[data-offline-bar]');
  await test.step('loses the network in a dialog', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add Funds' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Funds' });
    // What was never opened is not kept, so the dialog is opened first.
    await dialog.getByLabel('Amount').fill('1500');
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continue to Payment (offline)' })).toBeDisabled();
    await expect(dialog.getByLabel('Amount')).toHaveValue('1,500');
  });

  await test.step('starts again without a network, still signed in', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    await expect(bar).toHaveText('You are offline. You see what was loaded last.');
    await expect(page.getByRole('main').getByText('Available Balance')).toBeVisible();
  });

  await test.step('keeps only the files and the views', async () => {
    const paths = (await keptReplies(page)).map(({ path }) => path);
    const files = /^\/(?:assets\/.+|dashboard|theme\.js|favicon\.svg|manifest\.webmanifest|icon-192\.png)$/;
    const others = paths.filter((path) => !files.test(path) && !path.startsWith('/api/'));
    expect(others).toEqual([]);
    expect(paths).toContain('/api/wallet/stats');
    // Bank accounts are no view.
    expect(paths).not.toContain('/api/bank-accounts');
  });

  await test.step('is back', async () => {
    await context.setOffline(false);
    await expect(bar).toBeHidden();
    await expect(page.getByRole('main').getByText('Available Balance')).toBeVisible();
  });
});

test('without a network: a purchase is shown without its login details, until its buyer signs out', async ({
  page,
  context,
  request,
}) => {
  const password = 'shown-to-the-buyer';
  const prepared = await preparePurchase(request, { password });
  const { buyer, listing } = prepared;
  await buyListing(request, prepared);
  const { token } = await signIn(page, buyer);
  await page.goto('/dashboard/my-purchases');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText(listing.handle).first()).toBeVisible();
  const views = async () => (await keptReplies(page)).filter(({ path }) => path.startsWith('/api/'));
  await expect.poll(async () => (await views()).map(({ path }) => path)).toContain('/api/purchases');

  await context.setOffline(true);
  await page.reload();
  await expect(main.getByText(listing.handle).first()).toBeVisible();
  const kept = await views();
  for (const secret of [password, token, buyer.password])
    expect(kept.map(({ text }) => text).join()).not.toContain(secret);
  expect(kept.find(({ path }) => path === '/api/purchases')?.text).toContain('Not kept offline');

  await context.setOffline(false);
  await page.getByRole('button', { name: new RegExp(buyer.name) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(views).toEqual([]);
});

test('without a network: the market that was seen is shown, and a search that was not says so', async ({
  page,
  context,
  request,
}) => {
  const listing = await offerListing(request, await registerSeller(request));
  await approveListing(request, listing);
  await signIn(page, await registerPerson(request));
  await page.goto(`/dashboard/marketplace?search=${encodeURIComponent(listing.handle)}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText(listing.handle).first()).toBeVisible();
  await expect
    .poll(async () => (await keptReplies(page)).some(({ text }) => text.includes(listing.handle)))
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(main.getByText(listing.handle).first()).toBeVisible();
  await page.goto('/dashboard/marketplace?search=unseen');
  await expect(main.getByText('Not on this device yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByText('Not on this device yet.')).toHaveCount(0);

  await test.step('a listing that was seen opens again', async () => {
    await page.goto(`/dashboard/marketplace?search=${encodeURIComponent(listing.handle)}`);
    await main.getByRole('link', { name: listing.handle }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: listing.handle });
    await expect(heading).toBeVisible();
    await expect
      .poll(async () => (await keptReplies(page)).map(({ path }) => path))
      .toEqual(expect.arrayContaining([`/api/listings/${listing.id}`, '/api/terms']));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    await context.setOffline(true);
    await page.goForward();
    await expect(heading).toBeVisible();
    // The frame of the portal stays.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Oja/ })).toBeVisible();
  });
});

test('what staff see is not kept', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('oja-views-'))).toEqual(
    [],
  );
});

/** Everything that the worker has stored. */
const keptReplies = (page: Page) =>
  page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => ({
            path: new URL(request.url).pathname,
            text: (await (await cache.match(request))?.text()) ?? '',
          })),
        );
      }),
    );
    return stored.flat();
  });

test('without a network: public pages that were seen are shown, others say why and open when it is back; a sign-out deletes them', async ({
  page,
  context,
  request,
}) => {
  const person = await registerPerson(request);
  const seller = await registerSeller(request);
  // Listings of its own: those of other journeys are sold or withdrawn in the meantime.
  const seen = await offerListing(request, seller);
  const unseen = await offerListing(request, seller);
  for (const listing of [seen, unseen]) await approveListing(request, listing);
  await signIn(page, person);
  await page.goto('/dashboard/wallet');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/listing/${seen.id}`);
  await expect(heading).toHaveText(seen.handle);
  const keptPages = () =>
    page.evaluate(async () => {
      const cache = await caches.open('oja-pages');
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return Promise.all(answers.map((answer) => answer?.text()));
    });
  await expect.poll(async () => (await keptPages()).length).toBe(1);
  // The page is the one of a guest, although a person was signed in.
  const [html] = await keptPages();
  for (const secret of [person.email, person.name]) expect(html).not.toContain(secret);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(seen.handle);
  await page.goto(`/listing/${unseen.id}`);
  await expect(heading).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'About this account' })).toBeVisible();

  await page.goto('/dashboard/wallet');
  const keptPaths = async () => (await keptReplies(page)).map(({ path }) => path);
  expect(await keptPaths()).toContain(`/listing/${seen.id}`);
  await page.getByRole('button', { name: new RegExp(person.name) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => (await keptPaths()).filter((path) => path.startsWith('/listing/')))
    .toEqual([]);
});
