import type { Browser, Page } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { ageHandover, prepareHandover, stepOf, tickOnScreen, tickSteps } from '../support/handovers.ts';
import { type Person, signIn } from '../support/people.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { expect, expectGoodPage, test, toast } from '../support/test.ts';

const standsAt = (page: Page) => page.getByRole('region', { name: 'Where it stands' });
const codesOf = (page: Page) => page.getByRole('region', { name: 'Codes' });
const decisionOf = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** The other person, in a browser of their own. */
async function openFor(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await page.goto(path);
  return page;
}

test('a YouTube channel changes hands by role, and the platform’s wait holds the money', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow();
  const { seller, buyer, listing } = await prepareHandover(page.request, 'youtube');

  const path = await test.step('the buyer pays and is led to the steps', async () => {
    await signIn(page, buyer);
    await page.goto(`/dashboard/marketplace?buy=${listing.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click();
    await expect(toast(page, 'Purchase Initiated')).toBeVisible();
    await page.waitForURL('**/dashboard/handovers/*');
    await expect(standsAt(page).getByText('Waiting for the seller: Show who owns the channel')).toBeVisible();
    await expect(decisionOf(page).getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(decisionOf(page).getByText(/^You can cancel from/)).toBeVisible();
    await expectGoodPage(page);
    return new URL(page.url()).pathname;
  });
  const purchaseId = path.split('/').at(-1) ?? '';

  const other = await test.step('the seller finds the step among what waits for them', async () => {
    const sellerPage = await openFor(browser, seller, '/dashboard/handovers');
    await expect(sellerPage.getByText('Your turn: Show who owns the channel')).toBeVisible();
    await expectGoodPage(sellerPage);
    await sellerPage.getByRole('link', { name: `Open the hand-over of ${listing.handle}` }).click();
    await tickOnScreen(sellerPage, 'Show who owns the channel', 'I am the only owner.');
    await expect(standsAt(sellerPage).getByText('Your turn: Invite the buyer as an owner')).toBeVisible();
    return sellerPage;
  });

  await test.step('the buyer reads it live and says that it is not done', async () => {
    const step = stepOf(page, 'Show who owns the channel');
    await expect(step.getByText('I am the only owner.')).toBeVisible();
    await step.getByRole('button', { name: 'This is not done' }).click();
    const ask = page.getByRole('alertdialog');
    await ask.getByLabel('What is missing').fill('There is no picture of the owners.');
    await ask.getByRole('button', { name: 'It is not done' }).click();
    await expect(step.getByText('You said that this is not done')).toBeVisible();
    const sellerStep = stepOf(other, 'Show who owns the channel');
    await expect(sellerStep.getByText('The buyer says that this is not done')).toBeVisible();
    await expect(sellerStep.getByText('There is no picture of the owners.')).toBeVisible();
    await expectGoodPage(other);
  });

  await test.step('invitation and acceptance: now the platform’s wait runs for both', async () => {
    await tickOnScreen(other, 'Show who owns the channel', 'The picture is in the chat.');
    await tickOnScreen(other, 'Invite the buyer as an owner');
    await tickOnScreen(page, 'Accept the invitation');
    for (const side of [page, other]) {
      await expect(standsAt(side).getByText(/^YouTube’s wait runs until/)).toBeVisible();
      await expect(standsAt(side).getByRole('timer')).toHaveText(/^0[67]d \d\dh \d\dm \d\ds left$/);
    }
    await expect(decisionOf(page).getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expectGoodPage(page);
  });

  await test.step('after it, the seller gives the ownership away and the buyer confirms by a sentence', async () => {
    await ageHandover(169, purchaseId);
    await other.reload();
    await tickOnScreen(other, 'Make the buyer the primary owner');
    await expect(standsAt(page).getByText('Your turn: check the account and confirm it')).toBeVisible();
    await decisionOf(page).getByRole('button', { name: 'Confirm' }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(ask.getByText(/of your steps are not ticked off/)).toBeVisible();
    await ask.getByLabel(/^Type/).fill('i have full control of this account.');
    await expectGoodPage(page);
    await ask.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Purchase Confirmed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Where it stands' })).toBeFocused();
    await expect(standsAt(page).getByText(`${listing.handle} is yours`)).toBeVisible();
    await expect(standsAt(other).getByText('The sale is completed')).toBeVisible();
    await expect(other.getByText('You got')).toBeVisible();
  });
});

test('an X account with its mailbox: a code is read once, and Confirm unlocks with the last step', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow();
  const prepared = await preparePurchase(page.request, {
    platform: 'twitter',
    handover_kind: 'credentials',
    mailbox: 'original',
  });
  const { seller, buyer, listing } = prepared;
  const purchaseId = await buyListing(page.request, prepared);
  const path = `/dashboard/handovers/${purchaseId}`;
  await signIn(page, buyer);
  await page.goto(path);
  const other = await openFor(browser, seller, path);

  await test.step('the seller prepares the account and passes the password of the mailbox', async () => {
    await tickOnScreen(other, 'Prepare the account');
    await codesOf(other).getByRole('button', { name: 'Send a code' }).click();
    const dialog = other.getByRole('dialog', { name: 'Send a code' });
    await expect(dialog.getByText(/within 10 minutes/)).toBeVisible();
    await expectGoodPage(other);
    await dialog.getByLabel('Code').fill('mailbox-secret-7');
    await dialog.getByRole('button', { name: 'Send Code' }).click();
    await expect(toast(other, 'Code Sent')).toBeVisible();
    await tickOnScreen(other, 'Hand over the mailbox');
  });

  await test.step('the buyer reads it once, and a second time is refused', async () => {
    await expect(standsAt(page).getByText('A code waits for you')).toBeVisible();
    await expectGoodPage(page);
    await standsAt(page).getByRole('link', { name: 'To the code' }).click();
    await expect(codesOf(page).getByRole('button', { name: 'Read the code' })).toBeInViewport();
    await codesOf(page).getByRole('button', { name: 'Read the code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your code' });
    await expect(dialog.getByText('mailbox-secret-7')).toBeVisible();
    await expectGoodPage(page);
    // Back closes the code, and the page stays where it is.
    await page.goBack({ waitUntil: 'commit' });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${path}#codes`);
    await expect(codesOf(page).getByText(/^You read it on/)).toBeInViewport();
    await expect(page.getByText('mailbox-secret-7')).toHaveCount(0);
    await expect(codesOf(other).getByText(/^The buyer read it on/)).toBeVisible();
    const { codes } = await callAs(page.request, buyer, 'showHandover', { params: { id: purchaseId } });
    const params = { id: purchaseId, code_id: codes[0]?.id ?? '' };
    const again = callAs(page.request, buyer, 'readHandoverCode', { params });
    await expect(again).rejects.toThrow('handover_code_read');
  });

  await test.step('the buyer secures the mailbox and signs in with the login details of the page', async () => {
    await page.getByRole('button', { name: 'Show the login details' }).click();
    await expectGoodPage(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show them' }).click();
    await expect(
      page.getByRole('region', { name: 'Login details' }).getByText('somebody@example.com'),
    ).toBeVisible();
    await tickOnScreen(page, 'Secure the mailbox');
    await tickOnScreen(page, 'Sign in on your device');
    await expect(standsAt(page).getByText(/^Twitter\/X’s wait runs until/)).toBeVisible();
  });

  await test.step('after both waits the rest is ticked off and the purchase confirmed', async () => {
    await ageHandover(25, purchaseId);
    await tickSteps(page.request, buyer, { purchaseId, keys: ['change_password'] });
    await ageHandover(49, purchaseId);
    await tickSteps(page.request, buyer, { purchaseId, keys: ['change_contacts', 'set_two_factor'] });
    await page.reload();
    await tickOnScreen(page, 'Cut apps, sessions and delegates');
    await expect(page.getByText('8 of 8 done')).toBeVisible();
    await decisionOf(page).getByRole('button', { name: 'Confirm' }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByLabel(/^Type/)).toHaveCount(0);
    await ask.getByRole('button', { name: 'Confirm' }).click();
    await expect(standsAt(page).getByText(`${listing.handle} is yours`)).toBeVisible();
    await expect(standsAt(other).getByText('You were paid.')).toBeVisible();
  });
});

test('a Telegram account by its number: the buyer passes the code, and the cards lead to the steps', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const prepared = await prepareHandover(page.request, 'telegram');
  const { seller, buyer, listing } = prepared;
  const purchaseId = await buyListing(page.request, prepared);

  const other = await test.step('the seller comes from the card of the sale', async () => {
    const sellerPage = await openFor(browser, seller, '/dashboard/my-sales');
    await expect(sellerPage.getByText('Your turn: Prepare the account')).toBeVisible();
    await expectGoodPage(sellerPage);
    await sellerPage.getByRole('link', { name: 'Open the hand-over' }).click();
    await tickOnScreen(sellerPage, 'Prepare the account');
    return sellerPage;
  });

  await test.step('the buyer comes from the card of the purchase, which has no password', async () => {
    await signIn(page, buyer);
    await page.goto('/dashboard/my-purchases');
    await expect(page.getByText('Waiting for the seller: Change the number to the buyer’s')).toBeVisible();
    await expect(page.getByRole('button', { name: /password/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Open the hand-over' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Hand-over of ${listing.handle}` }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Login details' })).toHaveCount(0);
  });

  await test.step('the buyer passes the code of the new number to the seller', async () => {
    await codesOf(page).getByRole('button', { name: 'Send a code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send a code' });
    await dialog.getByLabel('Code').fill('48 29 13');
    await dialog.getByRole('button', { name: 'Send Code' }).click();
    await codesOf(other).getByRole('button', { name: 'Read the code' }).click();
    const shown = other.getByRole('dialog', { name: 'Your code' });
    await expect(shown.getByText('48 29 13')).toBeVisible();
    await shown.getByRole('button', { name: 'I have used it' }).click();
    await tickOnScreen(other, 'Change the number to the buyer’s');
  });

  await test.step('after the last wait the buyer confirms, and the seller is paid', async () => {
    await tickOnScreen(page, 'Sign in with your number');
    await tickOnScreen(page, 'Set your own two-step verification');
    await expect(standsAt(page).getByText(/^Telegram’s wait runs until/)).toBeVisible();
    await ageHandover(169, purchaseId);
    await page.reload();
    await decisionOf(page).getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(standsAt(page).getByText(`${listing.handle} is yours`)).toBeVisible();
    await expect(standsAt(other).getByText('You were paid.')).toBeVisible();
  });
});
