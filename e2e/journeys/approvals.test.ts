import { makeAdmin } from '../support/call-as.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

test('goodwill is proposed by one administrator, and paid when another approves it', async ({
  page,
  browser,
}) => {
  const person = await registerPerson(page.request);
  const second = await makeAdmin(page.request);
  await signIn(page, demo.admin);

  await test.step('proposes', async () => {
    await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Adjust Wallet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust Wallet' });
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(dialog.getByText('Please enter a valid amount.')).toBeVisible();
    await dialog.getByLabel(/Amount/).fill('2000');
    await dialog.getByLabel(/Reason/).fill('For the long wait for our answer.');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await confirmPresence(page, demo.admin);
    await expect(toast(page, 'Waiting for Approval')).toBeVisible();
  });

  const card = page.getByRole('listitem').filter({ hasText: person.email });
  await test.step('cannot approve it alone', async () => {
    await page.goto('/admin/approvals');
    await expect(card.getByText('Another administrator has to approve it.')).toBeVisible();
    await expect(card.getByRole('button', { name: /Approve/ })).toHaveCount(0);
    await expectGoodPage(page);
  });

  await test.step('the other approves, and the person has the money', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, second);
    await other.goto('/admin/approvals');
    const theirs = other.getByRole('listitem').filter({ hasText: person.email });
    await theirs.getByRole('button', { name: /Approve/ }).click();
    await confirmPresence(other, second);
    await expect(toast(other, 'Approved')).toBeVisible();
    await context.close();
    // The first one hears of it without a reload.
    await expect(card).toHaveCount(0);
    const owner = await browser.newContext();
    const wallet = await owner.newPage();
    await signIn(wallet, person);
    await wallet.goto('/dashboard/wallet');
    await expect(wallet.getByText('+₦2,000.00').first()).toBeVisible();
    await owner.close();
  });
});
