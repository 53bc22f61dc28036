import type { Page } from '@playwright/test';
import { callAs, makeAdmin } from '../support/call-as.ts';
import { disputeListing } from '../support/disputes.ts';
import { offerListing, registerSeller } from '../support/listings.ts';
import { demo, registerPerson, signIn } from '../support/people.ts';
import { preparePurchase } from '../support/purchases.ts';
import { closeByEscape, expect, expectGoodPage, test, toast } from '../support/test.ts';

const queue = (page: Page) => page.getByRole('table', { name: 'Work' });
const rowOf = (page: Page, title: string) => queue(page).getByRole('row').filter({ hasText: title });

test('a day’s work by keyboard: a ticket is found, claimed, opened, answered, and the next one offered', async ({
  page,
  request,
}) => {
  const asker = await registerPerson(request);
  const subject = `Where is my money, asks ${asker.name}`;
  const body = { category: 'wallet', priority: 'urgent', subject, text: 'I sent it this morning.' } as const;
  await callAs(request, asker, 'openTicket', { body });
  await signIn(page, demo.moderator);

  await test.step('opens the queue from the sidebar, where the number of open items stands', async () => {
    await page.goto('/admin/listings');
    await page.getByRole('link', { name: /^Work\s*, \d+ waiting for you/ }).click();
    await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();
    await expect(queue(page)).toBeVisible();
    await expectGoodPage(page);
  });

  await test.step('shows the keys', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Claim it', { exact: true })).toBeVisible();
    await closeByEscape(help);
  });

  await test.step('walks to the ticket, claims it, lets it go, and claims it again', async () => {
    await page.goto('/admin/work?kind=ticket');
    const row = rowOf(page, subject);
    await expect(row).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(row).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('c');
    await expect(row).toContainText(demo.moderator.name);
    await page.keyboard.press('u');
    await expect(row).toContainText('Nobody');
    await page.keyboard.press('c');
    await expect(row).toContainText(demo.moderator.name);
  });

  await test.step('opens it and answers, and the toast leads to the next item', async () => {
    await rowOf(page, subject).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(subject) })).toBeVisible();
    await page.getByLabel(/^Answer to/).fill('It has arrived; please look again.');
    await page.getByRole('button', { name: 'Send and Resolve' }).click();
    await expect(toast(page, 'Answered and Resolved')).toBeVisible();
    await page
      .getByRole('region', { name: /notifications/i })
      .getByRole('button', { name: /^Next: / })
      .click();
    await expect(page.getByRole('heading', { name: new RegExp(subject) })).toBeHidden();
    await expect(page).toHaveURL(/\/admin\//);
  });
});

test('two administrators at one dispute: each sees the other, and the decision arrives by itself', async ({
  browser,
  page,
  request,
}) => {
  const deal = await preparePurchase(request);
  const purchaseId = await disputeListing(request, deal);
  const second = await makeAdmin(request);
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await signIn(page, demo.admin);
  await signIn(other, second);

  await test.step('both open the case', async () => {
    await page.goto(`/admin/transactions?case=${purchaseId}`);
    await expect(page.getByRole('dialog', { name: 'Dispute Resolution' })).toBeVisible();
    await other.goto(`/admin/transactions?case=${purchaseId}`);
    await expect(other.getByText(`${demo.admin.name} is looking at this`)).toBeVisible();
    await expect(page.getByText(`${second.name} is looking at this`)).toBeVisible();
  });

  await test.step('the queue of a third window shows both', async () => {
    const list = await otherContext.newPage();
    await list.goto('/admin/work?kind=dispute');
    await expect(rowOf(list, deal.listing.handle)).toContainText(`${demo.admin.name} is looking at this`);
    await list.close();
  });

  await test.step('one decides, and the other sees it without a reload', async () => {
    const body = {
      type: 'favor_seller',
      details: 'The pictures show it.',
      early_reason: 'It is clear.',
    } as const;
    await callAs(request, demo.admin, 'resolveDispute', { params: { purchase_id: purchaseId }, body });
    await expect(other.getByRole('dialog').getByText('Resolved', { exact: true }).first()).toBeVisible();
    await expect(other.getByText(`${demo.admin.name} is looking at this`)).toBeHidden();
  });
  await otherContext.close();
});

test('a view is saved, shown as a tab, and removed', async ({ page, request }) => {
  const seller = await registerSeller(request);
  await offerListing(request, seller);
  const admin = await makeAdmin(request);
  await signIn(page, admin);
  await page.goto('/admin/work?kind=listing&owner=none');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByText('Please give the view a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Free listings');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('button', { name: 'Free listings', exact: true });
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(tab).toHaveAttribute('aria-pressed', 'false');
  await tab.click();
  await expect(page).toHaveURL(/kind=listing/);
  await page.getByRole('button', { name: 'Actions for the view Free listings' }).click();
  await page.getByRole('menuitem', { name: 'Remove view' }).click();
  await expect(tab).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodPage(page);
});
