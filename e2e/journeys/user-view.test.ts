import { call } from '../support/calls.ts';
import { approveListing, offerListing, registerSeller } from '../support/listings.ts';
import { demo, openSession, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';
import { fundWallet, registerConfirmed } from '../support/wallets.ts';

const reason = 'You asked why a deposit is missing.';

test('an administrator sees Oja as a person sees it, and can change nothing', async ({ page, context }) => {
  const seller = await registerSeller(page.request);
  const offered = await offerListing(page.request, seller);
  await approveListing(page.request, offered);
  const person = await registerConfirmed(page.request);
  await fundWallet(page.request, person, 250_000);
  const { token } = await openSession(page.request, person);
  const { id: userId } = await call(page.request, 'currentUser', { token });
  await signIn(page, demo.admin);
  await page.goto(`/admin/users/${userId}`);

  const view = await test.step('the view needs a reason and a proof of presence', async () => {
    await page.getByRole('button', { name: 'View as user' }).click();
    const dialog = page.getByRole('dialog', { name: 'View as user' });
    await dialog.getByRole('button', { name: 'Start view' }).click();
    await expect(dialog.getByText('Please say why.')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Start view' }).click();
    await confirmPresence(page, demo.admin);
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Open in a new tab' }).click();
    return opened;
  });
  const bar = view.getByRole('region', { name: 'View as user' });

  await test.step('it shows the portal of the person, below a bar', async () => {
    await expect(bar).toContainText(`You see Oja as ${person.name} sees it. Nothing can be changed.`);
    await expect(bar).toContainText(/Ends in 1[45]:\d\d/);
    await expect(view).toHaveURL(/\/dashboard$/);
    await expect(view.getByRole('heading', { name: `Welcome back, ${person.name}!` })).toBeVisible();
    await expectGoodPage(view);
    await view.goto('/dashboard/wallet');
    await expect(bar).toBeVisible();
    await expect(view.getByText('₦250,000.00').first()).toBeVisible();
    await view.setViewportSize({ width: 390, height: 844 });
    await expect(bar.getByRole('button', { name: 'End view' })).toBeInViewport();
    await expectGoodPage(view);
    await view.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a purchase is refused with a sentence', async () => {
    await view.goto(`/dashboard/marketplace?buy=${offered.id}`);
    const dialog = view.getByRole('dialog', { name: 'Confirm your purchase' });
    await dialog.getByRole('button', { name: 'Buy Now' }).click();
    await expect(toast(view, /Nothing can be changed while you view Oja as another person/)).toBeVisible();
    const bought = await call(view.request, 'listPurchases', { token });
    expect(bought).toEqual([]);
    await closeByEscape(dialog);
  });

  await test.step('a page that a view does not show says so, and is no failure', async () => {
    for (const path of ['/dashboard/messages', '/dashboard/become-seller']) {
      await view.goto(path);
      const sentence = 'This is not shown while you view Oja as another person.';
      await expect(view.getByRole('main').getByText(sentence)).toBeVisible();
      await expect(view.getByRole('button', { name: /Retry|Try Again/ })).toBeHidden();
      await expect(view.getByText(/could not be loaded|Failed to load/)).toBeHidden();
      await expect(toast(view, /./)).toBeHidden();
      await expectGoodPage(view);
    }
  });

  await test.step('the other tab is still that of the administrator', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('oja-auth') ?? '');
    expect(JSON.parse(stored)).toMatchObject({ user: { email: demo.admin.email } });
    expect(JSON.parse(stored)).not.toHaveProperty('view');
  });

  await test.step('the end leads back to the person, and leaves nothing in sight', async () => {
    await bar.getByRole('button', { name: 'End view' }).click();
    await expect(view).toHaveURL(new RegExp(`/admin/users/${userId}$`));
    await expect(bar).toBeHidden();
    const audit = view.getByRole('region', { name: 'Audit entries about them', exact: true });
    await expect(audit.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('the person is told', async () => {
    const told = await call(page.request, 'listNotifications', { token });
    expect(told[0]).toMatchObject({ title: 'Our support looked at your account' });
    expect(told[0]?.text).toContain(reason);
  });
});

test('a view that was ended elsewhere shows nothing of the person', async ({ page }) => {
  const person = await registerConfirmed(page.request);
  const own = await openSession(page.request, person);
  const { id } = await call(page.request, 'currentUser', { token: own.token });
  const { token } = await signIn(page, demo.support);
  await call(page.request, 'proveUser', { token, body: { password: demo.support.password } });
  const view = await call(page.request, 'startUserView', { token, params: { id }, body: { reason } });
  await page.goto(`/dashboard#view=${view.id}`);
  const bar = page.getByRole('region', { name: 'View as user' });
  await expect(bar).toBeVisible();
  await expectGoodPage(page);
  await call(page.request, 'endUserView', { token, params: { id: view.id } });
  await page.getByRole('link', { name: 'Wallet', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'The view has ended' })).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByText(person.email)).toBeHidden();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Back to the person' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}$`));
});
