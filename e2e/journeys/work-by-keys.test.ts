import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { present } from '../../server/test/present.ts';
import { handInApplication } from '../support/applications.ts';
import { callAs, makeAdmin } from '../support/call-as.ts';
import { decideAsAnotherAdmin, disputeListing } from '../support/disputes.ts';
import { openNext, pressByKeys, tabTo, typeByKeys, walkTo } from '../support/keys.ts';
import { offerListing, registerSeller } from '../support/listings.ts';
import { openSession, type Person, registerPerson, signIn } from '../support/people.ts';
import { proofQuestion } from '../support/proof.ts';
import { buyListing, preparePurchase } from '../support/purchases.ts';
import { closeByEscape, expect, test, toast } from '../support/test.ts';
import {
  askPaymentBack,
  fundWallet,
  linkAccount,
  parkPayment,
  registerConfirmed,
  registerWithWithdrawal,
  reviewAccounts,
} from '../support/wallets.ts';

/** What the bank calls the holder of the account in review. */
const holder = 'OBI CHIDI';

/** One open item of each kind, all of them given to the administrator; returns the words by which each row is known. */
async function prepareWork(page: Page, admin: Person): Promise<Record<WorkKind, string>> {
  const { request } = page;
  const seller = await registerSeller(request);
  const { handle } = await offerListing(request, seller);
  const reporter = await registerPerson(request);
  await callAs(request, reporter, 'submitReport', {
    body: { type: 'user', target_id: await idOf(request, seller), reason: 'Spam', description: 'To all.' },
  });
  const asker = await registerPerson(request);
  const subject = `Where is my money, asks ${asker.name}`;
  await callAs(request, asker, 'openTicket', {
    body: { category: 'wallet', priority: 'urgent', subject, text: 'I sent it this morning.' },
  });
  const deal = await preparePurchase(request);
  await disputeListing(request, deal);
  // Two members of staff have to release so much.
  const large = { funds: 700_000, accountNumber: '0000000001', amount: 600_000 };
  const saver = await registerWithWithdrawal(request, large);
  const applicant = await registerPerson(request);
  await handInApplication(page, applicant);
  const other = await makeAdmin(request);
  const words = {
    listing: handle,
    report: reporter.name,
    withdrawal: saver.name,
    ticket: subject,
    dispute: deal.listing.handle,
    application: applicant.name,
    claim: await openClaim(request),
    ...(await prepareMoney(request)),
    appeal: await openAppeal(request),
    approval: await proposeGoodwill(request, other),
    sanction: await appealSanction(request, other),
  };
  for (const kind of workKinds) await assignWork(request, { admin, kind, words: words[kind] });
  return words;
}

/** An account to compare, a payment in another amount, and one that a bank asks back; returns the names of the people. */
async function prepareMoney(request: APIRequestContext) {
  const [linked, odd, asked] = [
    await registerConfirmed(request),
    await registerConfirmed(request),
    await registerConfirmed(request),
  ];
  await linkAccount(request, linked, '0123456789');
  await reviewAccounts(linked, holder);
  await parkPayment(request, odd, 700.13);
  await fundWallet(request, asked, 900);
  await askPaymentBack(asked);
  return { bank_account: linked.name, parked_payment: odd.name, chargeback: asked.name };
}

/** An appeal against a ruling about so much that it waits for one; returns the handle of what was bought. */
async function openAppeal(request: APIRequestContext): Promise<string> {
  const deal = await preparePurchase(request, { price: 600_000 });
  await fundWallet(request, deal.buyer, 500_000);
  const id = await disputeListing(request, deal);
  await decideAsAnotherAdmin(request, id, {
    type: 'favor_seller',
    details: 'The figures are those of the listing.',
    rule: 'not_as_described',
    early_reason: 'Both sides were heard on the phone.',
  });
  const body = { text: 'The picture shows another account.' };
  await callAs(request, deal.buyer, 'openAppeal', { params: { id }, body });
  return deal.listing.handle;
}

/** A proposal; returns the name of the one who made it, by which the queue knows it. */
async function proposeGoodwill(request: APIRequestContext, by: Person): Promise<string> {
  const person = await registerPerson(request);
  const body = { kind: 'goodwill', direction: 'credit', amount: 500, reason: 'For the long wait.' } as const;
  await callAs(request, by, 'adjustWallet', { params: { id: await idOf(request, person) }, body });
  return by.name;
}

async function appealSanction(request: APIRequestContext, by: Person): Promise<string> {
  const person = await registerPerson(request);
  const body = { kind: 'warning', reason: 'Offered the same account twice.' } as const;
  const given = await callAs(request, by, 'addSanction', {
    params: { id: await idOf(request, person) },
    body,
  });
  const params = { id: present(given[0]).id };
  await callAs(request, person, 'appealSanction', { params, body: { text: 'It was another account.' } });
  return person.name;
}

/** A claim in cover; returns the handle of what was bought. */
async function openClaim(request: APIRequestContext): Promise<string> {
  const deal = await preparePurchase(request, { cover_days: 14 });
  const params = { id: await buyListing(request, deal) };
  await callAs(request, deal.buyer, 'confirmPurchase', { params, body: {} });
  await callAs(request, deal.buyer, 'openClaim', {
    params,
    body: { kind: 'taken_back', details: 'The password was changed in the night.' },
  });
  return deal.listing.handle;
}

async function assignWork(
  request: APIRequestContext,
  { admin, kind, words }: { admin: Person; kind: WorkKind; words: string },
): Promise<void> {
  const open = await callAs(request, admin, 'listWork', { query: { kind, limit: '100' } });
  const item = open.find(({ title, person }) => `${title} ${person?.name}`.includes(words));
  const body = { owner_id: await idOf(request, admin) };
  await callAs(request, admin, 'assignWork', { params: { kind, id: present(item).id }, body });
}

async function idOf(request: APIRequestContext, person: Person): Promise<string> {
  return String((await openSession(request, person)).user.id);
}

/** Goes to the queue by the sidebar, then to the administrator's own items, and opens one of them. */
async function openOwnItem(page: Page, words: string): Promise<void> {
  await closeDetails(page);
  await pressByKeys(page.getByRole('link', { name: /^Work\b/ }), 'Shift+Tab');
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();
  await pressByKeys(page.getByRole('button', { name: /^Mine/ }));
  await expect(page).toHaveURL(/owner=me/);
  await walkTo(page.getByRole('table', { name: 'Work' }).getByRole('row').filter({ hasText: words }));
  await page.keyboard.press('Enter');
}

/** An arrow key that is let go at once moves the focus of the choice and may not choose. */
async function arrowTo(choice: Locator): Promise<void> {
  await expect(async () => {
    await choice.page().keyboard.press('ArrowDown');
    await expect(choice).toBeChecked({ timeout: 200 });
  }).toPass({ timeout: 30_000 });
}

/** The next item may be one whose details lie over a list, as its address says: Escape leaves them. */
async function closeDetails(page: Page): Promise<void> {
  if (!/[?&](listing|report|case|claim)=/.test(page.url())) return;
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  await closeByEscape(details);
}

test('a day’s work by keys alone: an item of each kind is opened and decided, and leads to the next', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000);
  const admin = await makeAdmin(request);
  const words = await prepareWork(page, admin);
  await signIn(page, admin);
  await page.goto('/admin/work');

  await test.step('approves a listing, undoes it by Z, and rejects it', async () => {
    await openOwnItem(page, words.listing);
    const details = page.getByRole('dialog', { name: words.listing });
    await expect(details.getByRole('heading', { name: 'The seller' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(toast(page, 'Listing Approved!')).toBeVisible();
    await page.keyboard.press('z');
    await expect(toast(page, 'Approval Undone')).toBeVisible();
    // The details have gone on to the next listing.
    await closeDetails(page);
    await walkTo(page.getByRole('main').getByRole('listitem').filter({ hasText: words.listing }));
    await page.keyboard.press('r');
    const reject = page.getByRole('alertdialog');
    await typeByKeys(reject.getByLabel('Reason'), 'The profile could not be found.');
    await pressByKeys(reject.getByRole('button', { name: 'Reject', exact: true }));
    await expect(toast(page, /Rejected/)).toBeVisible();
    await openNext(page);
  });

  await test.step('dismisses a report, undoes it by Z, and approves it with a warning', async () => {
    await openOwnItem(page, words.report);
    const file = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('region', { name: 'Quick Actions' }) });
    await expect(file).toBeVisible();
    await page.keyboard.press('d');
    const dismiss = page.getByRole('alertdialog', { name: 'Dismiss this report' });
    await pressByKeys(dismiss.getByRole('button', { name: 'Dismiss' }));
    await expect(toast(page, 'Report dismissed')).toBeVisible();
    await page.keyboard.press('z');
    await expect(toast(page, 'The dismissal was undone')).toBeVisible();
    await closeDetails(page);
    await walkTo(page.getByRole('main').getByRole('listitem').filter({ hasText: words.report }));
    await page.keyboard.press('a');
    const approve = page.getByRole('dialog', { name: 'Approve this report' });
    const warn = approve.getByRole('radio', { name: /Warn User/ });
    await tabTo(approve.getByRole('radio', { name: /Nothing more/ }));
    await arrowTo(warn);
    await typeByKeys(approve.getByLabel('Reason'), 'Please write to fewer people.');
    await pressByKeys(approve.getByRole('button', { name: 'Approve' }));
    await expect(toast(page, 'Report approved and resolved')).toBeVisible();
    await openNext(page);
  });

  await test.step('proposes to release a large withdrawal', async () => {
    await openOwnItem(page, words.withdrawal);
    const row = page.getByRole('table', { name: 'Withdrawals' }).getByRole('row', { name: words.withdrawal });
    await walkTo(row);
    await page.keyboard.press('a');
    const release = page.getByRole('alertdialog', { name: 'Release this withdrawal?' });
    await typeByKeys(release.getByLabel('Reason'), 'The purchase behind it is real.');
    await pressByKeys(release.getByRole('button', { name: 'Release withdrawal' }));
    await typeByKeys(proofQuestion(page).getByLabel('Password', { exact: true }), admin.password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Waiting for Approval')).toBeVisible();
    await openNext(page);
  });

  await test.step('answers and resolves a ticket', async () => {
    await openOwnItem(page, words.ticket);
    await expect(page.getByRole('heading', { name: new RegExp(words.ticket) })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByLabel(/^Answer to/)).toBeFocused();
    await page.keyboard.type('It has arrived; please look again.');
    await pressByKeys(page.getByRole('button', { name: 'Send and Resolve' }));
    await expect(toast(page, 'Answered and Resolved')).toBeVisible();
    await openNext(page);
  });

  await test.step('decides a dispute for the seller', async () => {
    await openOwnItem(page, words.dispute);
    const file = page.getByRole('dialog', { name: 'Dispute Resolution' });
    await expect(file.getByRole('button', { name: 'Resolve Dispute' })).toBeVisible();
    await page.keyboard.press('d');
    const favorSeller = file.getByRole('radio', { name: /Favor seller/ });
    await page.keyboard.press('Space');
    await arrowTo(favorSeller);
    await pressByKeys(file.getByRole('combobox', { name: /Rule/ }));
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('Not as described');
    await page.keyboard.press('Enter');
    await tabTo(file.getByRole('group', { name: 'It rests on' }).getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await typeByKeys(file.getByLabel(/^Details/), 'The pictures show what was promised.');
    await typeByKeys(file.getByLabel(/^Why decide now/), 'The pictures leave no doubt.');
    await pressByKeys(file.getByRole('button', { name: 'Resolve Dispute' }));
    const question = page.getByRole('alertdialog', { name: /are you sure/ });
    await pressByKeys(question.getByRole('button', { name: 'Confirm resolution' }));
    await expect(toast(page, 'Dispute Resolved')).toBeVisible();
    await openNext(page);
  });

  await test.step('opens a document of an application and approves it', async () => {
    await openOwnItem(page, words.application);
    await expect(page.getByRole('heading', { name: words.application, level: 1 })).toBeVisible();
    await page.keyboard.press('o');
    await expect(page.getByRole('img', { name: 'Government ID' })).toBeVisible();
    await page.keyboard.press('a');
    await pressByKeys(page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }));
    await expect(toast(page, 'Application Approved')).toBeVisible();
    await openNext(page);
  });

  await test.step('rejects a claim', async () => {
    await openOwnItem(page, words.claim);
    const file = page.getByRole('dialog', { name: `Claim about ${words.claim}` });
    await expect(file.getByRole('button', { name: 'Decide Claim' })).toBeVisible();
    await page.keyboard.press('d');
    await arrowTo(file.getByRole('radio', { name: 'Reject' }));
    await typeByKeys(file.getByLabel(/^Details/), 'The buyer changed the password.');
    await typeByKeys(file.getByLabel(/^Why decide now/), 'The pictures leave no doubt.');
    await pressByKeys(file.getByRole('button', { name: 'Decide Claim' }));
    const question = page.getByRole('alertdialog', { name: 'Reject the claim?' });
    await pressByKeys(question.getByRole('button', { name: 'Confirm decision' }));
    await expect(toast(page, 'Claim Decided')).toBeVisible();
    await openNext(page);
  });

  await test.step('answers a chargeback', async () => {
    await openOwnItem(page, words.chargeback);
    await walkTo(
      page.getByRole('table', { name: 'Chargebacks' }).getByRole('row', { name: words.chargeback }),
    );
    await page.keyboard.press('r');
    const contest = page.getByRole('alertdialog', { name: 'Did you contest it on Paystack?' });
    await typeByKeys(contest.getByLabel('Reason'), 'The account was handed over.');
    await pressByKeys(contest.getByRole('button', { name: 'Record Answer' }));
    await expect(toast(page, 'Answer Recorded')).toBeVisible();
    await openNext(page);
  });

  await test.step('refuses a bank account of another holder', async () => {
    await openOwnItem(page, words.bank_account);
    const accounts = page.getByRole('table', { name: 'Bank accounts in review' });
    await walkTo(accounts.getByRole('row', { name: words.bank_account }).filter({ hasText: holder }));
    await page.keyboard.press('r');
    const refuse = page.getByRole('alertdialog', { name: 'Refuse this bank account?' });
    await typeByKeys(refuse.getByLabel('Reason'), 'It is the account of another person.');
    await pressByKeys(refuse.getByRole('button', { name: 'Refuse' }));
    await expect(toast(page, 'Account Refused')).toBeVisible();
    await openNext(page);
  });

  await test.step('proposes to credit a parked payment', async () => {
    await openOwnItem(page, words.parked_payment);
    const parked = page.getByRole('region', { name: /Parked payments/ });
    await walkTo(parked.getByRole('listitem').filter({ hasText: words.parked_payment }));
    await page.keyboard.press('a');
    const credit = page.getByRole('alertdialog', { name: 'Propose to credit the wallet?' });
    await typeByKeys(credit.getByLabel('Reason'), 'The bank kept a fee.');
    await pressByKeys(credit.getByRole('button', { name: 'Propose' }));
    await expect(toast(page, 'Waiting for Approval')).toBeVisible();
    await openNext(page);
  });

  await test.step('lets a ruling stand against an appeal', async () => {
    await openOwnItem(page, words.appeal);
    const file = page.getByRole('dialog', { name: 'Dispute Resolution' });
    await expect(file.getByRole('button', { name: 'Decide Appeal' })).toBeVisible();
    await page.keyboard.press('d');
    await page.keyboard.press('Space');
    await expect(file.getByRole('radio').first()).toBeChecked();
    await typeByKeys(file.getByLabel(/^Details/), 'The pictures are those of the listing.');
    await pressByKeys(file.getByRole('button', { name: 'Decide Appeal' }));
    const question = page.getByRole('alertdialog', { name: /are you sure/ });
    await pressByKeys(question.getByRole('button', { name: 'Confirm decision' }));
    await expect(toast(page, 'Appeal Decided')).toBeVisible();
    await openNext(page);
  });

  await test.step('approves the proposal of another', async () => {
    await openOwnItem(page, words.approval);
    await walkTo(page.getByRole('main').getByRole('listitem').filter({ hasText: words.approval }));
    await page.keyboard.press('a');
    const approve = page.getByRole('alertdialog', { name: 'Approve this proposal?' });
    await pressByKeys(approve.getByRole('button', { name: 'Approve' }));
    await expect(toast(page, 'Approved')).toBeVisible();
    await openNext(page);
  });

  await test.step('keeps a sanction that is appealed', async () => {
    await openOwnItem(page, words.sanction);
    await expect(page.getByRole('region', { name: 'Sanctions' })).toContainText('It was another account.');
    await page.keyboard.press('d');
    const keep = page.getByRole('alertdialog', { name: 'Keep this sanction?' });
    await typeByKeys(keep.getByLabel('Reason'), 'It was this account.');
    await pressByKeys(keep.getByRole('button', { name: 'Keep sanction' }));
    await expect(toast(page, 'Sanction kept')).toBeVisible();
    await openNext(page);
  });
});
