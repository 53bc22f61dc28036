import { callAs, makeAdmin } from '../support/call-as.ts';
import { decideAsAnotherAdmin, disputeListing, nameGrounds } from '../support/disputes.ts';
import { signIn } from '../support/people.ts';
import { confirmPresence } from '../support/proof.ts';
import { preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';
import { fundWallet } from '../support/wallets.ts';

test('a decision above the threshold waits, is appealed against, and is replaced', async ({
  page,
  browser,
}) => {
  const deal = await preparePurchase(page.request, { price: 600_000 });
  await fundWallet(page.request, deal.buyer, 500_000);
  const id = await disputeListing(page.request, deal);
  await decideAsAnotherAdmin(page.request, id, {
    type: 'favor_buyer',
    details: 'The figures of the listing were wrong.',
    rule: 'not_as_described',
    early_reason: 'Both sides were heard on the phone.',
  });

  await test.step('the buyer reads that no money has moved yet', async () => {
    await signIn(page, deal.buyer);
    await page.goto(`/dashboard/disputes/${id}`);
    await expect(page.getByText('The figures of the listing were wrong.').first()).toBeVisible();
    await expect(page.getByText(/No money has moved yet/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Appeal', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Withdraw dispute' })).toHaveCount(0);
    await expectGoodPage(page);
  });

  const context = await browser.newContext();
  const sellerPage = await context.newPage();
  await test.step('the seller appeals', async () => {
    await signIn(sellerPage, deal.seller);
    await sellerPage.goto(`/dashboard/disputes/${id}`);
    await expect(sellerPage.getByRole('button', { name: 'Accept the decision' })).toBeVisible();
    await sellerPage.getByRole('button', { name: 'Appeal', exact: true }).click();
    const dialog = sellerPage.getByRole('alertdialog', { name: 'Appeal against this decision?' });
    await dialog.getByLabel('Why the decision is wrong').fill('The picture shows another account.');
    await dialog.getByRole('button', { name: 'Open appeal' }).click();
    await expect(toast(sellerPage, 'Appeal Opened')).toBeVisible();
    await expect(sellerPage.getByText('Waits for another member of staff')).toBeVisible();
    await expect(sellerPage.getByRole('article', { name: 'Appeal of the seller' })).toBeFocused();
    await expectGoodPage(sellerPage);
  });

  await test.step('two other members of staff decide otherwise', async () => {
    const adminContext = await browser.newContext();
    const adminPage = await adminContext.newPage();
    const [decider, approver] = [await makeAdmin(page.request), await makeAdmin(page.request)];
    await signIn(adminPage, decider);
    await adminPage.goto(`/admin/transactions?case=${id}`);
    const file = adminPage.getByRole('dialog', { name: 'Dispute Resolution' });
    await expect(file.getByText('The picture shows another account.')).toBeVisible();
    await file.getByRole('radio', { name: 'Another decision' }).click();
    await file.getByRole('radio', { name: 'Partial refund' }).click();
    await file.getByLabel('Refund amount (₦)').fill('100,000');
    await nameGrounds(file);
    await file.getByLabel('Why decide now').fill('Both sides were heard on the phone.');
    await file.getByLabel('Details').fill('Only a part of the figures was wrong.');
    await expectGoodPage(adminPage);
    await file.getByRole('button', { name: 'Decide Appeal' }).click();
    await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Confirm decision' }).click();
    await confirmPresence(adminPage, decider);
    await expect(toast(adminPage, 'Waiting for Approval')).toBeVisible();
    await adminContext.close();
    const waiting = await callAs(page.request, approver, 'listApprovals', { query: { limit: '100' } });
    const proposal = waiting.find((one) => one.page?.includes(id));
    await callAs(page.request, approver, 'approveProposal', { params: { id: proposal?.id ?? '' } });
  });

  await test.step('both see the decision that holds, and the money has moved', async () => {
    for (const side of [page, sellerPage]) {
      await expect(side.getByText('Another decision took its place')).toBeVisible();
      await expect(side.getByText('Only a part of the figures was wrong.').first()).toBeVisible();
    }
    await sellerPage.goto('/dashboard/my-sales');
    await expect(sellerPage.getByText('₦450,000.00 was released to your wallet')).toBeVisible();
  });
  await context.close();
});
