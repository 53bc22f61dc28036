import { callAs } from '../support/call-as.ts';
import { approveListing, offerListing, rareWord, registerSeller } from '../support/listings.ts';
import { demo, signIn } from '../support/people.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('a rule is tried on the past, switched on, holds a change, and is deleted', async ({
  page,
  request,
}) => {
  const name = `Large change of price ${rareWord()}`;
  const seller = await registerSeller(request);
  const listing = await offerListing(request, seller, { price: 50_000 });
  await approveListing(request, listing);
  const setPrice = (price: number) =>
    callAs(request, seller, 'updateListing', { params: { id: listing.id }, body: { price } });
  // So large that the rule meets no change of another journey.
  await setPrice(600_000);

  await signIn(page, demo.admin);
  await page.goto('/admin/settings/risk');
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await test.step('it is added with a name and a number within its limits', async () => {
    await page.getByRole('button', { name: 'Add Rule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add rule' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Percent up or down, at least').fill('5000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a whole number from 5 to 1000.')).toBeVisible();
    await expectGoodPage(page);
    await dialog.getByLabel('Percent up or down, at least').fill('1000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Rule Saved')).toBeVisible();
    await expect(rule).toContainText('Off');
  });

  await test.step('the dry run shows the change that went through, and switches it on', async () => {
    await rule.getByRole('button', { name: 'Dry run and switch on' }).click();
    const dialog = page.getByRole('dialog', { name: `Dry run: ${name}` });
    const held = dialog.getByRole('listitem').filter({ hasText: listing.handle });
    await expect(held).toContainText('1100%');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await expect(toast(page, 'Rule Switched On')).toBeVisible();
  });

  await test.step('the next such change is held, and staff read by which rule', async () => {
    await setPrice(7_200_000);
    await page.goto(`/admin/listings?listing=${listing.id}`);
    await expect(page.getByRole('dialog')).toContainText(
      `Its last change was held for review by the rule “${name}”.`,
    );
  });

  await page.goto('/admin/settings/risk');
  await expect(rule).toContainText('Held 1 change in 30 days');
  await rule.getByRole('button', { name: 'Switch off' }).click();
  await expect(toast(page, 'Rule Switched Off')).toBeVisible();
  await rule.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Rule Deleted')).toBeVisible();
  await expect(rule).toHaveCount(0);
});
