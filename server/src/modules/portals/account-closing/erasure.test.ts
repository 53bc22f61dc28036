import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointName } from '@oja/contract';
import { dayMs, minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import type { CallOptions, DataFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { findInDatabase, findInFiles } from '../../../../test/find-planted.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, confirmEmail, fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  changeSettings,
  offer,
  smallPicture,
} from '../../../../test/purchases.ts';
import { retainedColumns } from '../../../../test/retained-columns.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { personalData } from '../../../domain/personal-data/personal-data.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { sweepExpired } from '../../../jobs/sweep-expired.ts';
import { pollWithdrawals } from '../../money/payouts/index.ts';
import { redactOldEvents } from '../../money/paystack-events/index.ts';
import { pdf } from '../../people/applications/test-applications.ts';
import { proveChain } from '../../platform/audit/index.ts';
import { sweepDeliveries } from '../../platform/webhooks/index.ts';
import { sweepMessageImages } from '../../talk/messaging/index.ts';
import { contactForm } from '../../talk/messaging/test-messages.ts';
import { ticketBody } from '../../talk/support/test-tickets.ts';
import { addPosted, addSeller } from '../../trade/listings/test-listings.ts';
import { applyRetention } from './apply-retention.ts';

/**
 * A user uses every feature with words that occur nowhere else, and closes the account. Afterwards every column of
 * every table, every sealed value, every file and every mail is searched for them.
 */
const oja = await startOjaWithPaystack();
const admin = await addAdmin(oja);
const seller = await addTrader(oja);
const buyer = await addBuyer(oja);
const market = { oja, seller, buyer, admin };

const planted = {
  name: 'Zqnameru Zqlastu',
  nickname: 'zqnickel',
  email: 'zqmailbox@example.com',
  bio: 'zqbioword',
  telegram: 'zqtelegram',
  whatsapp: '2348077700011',
  phone: '2348077700022',
  location: 'Zqlocation',
  address: '203.0.113.77',
  accountNumber: '0177700044',
  mobile: '8077700055',
  firstName: 'Zqfirst',
  applicationBio: 'zqapplied',
  fileName: 'zqfilename.pdf',
  document: 'zqpassport',
  message: 'zqmessage',
  subject: 'zqsubject',
  ticket: 'zqticket',
  ticketReply: 'zqreplied',
  reported: 'zqreported',
  aboutHer: 'zqaccused',
  dispute: 'zqdisputed',
  statement: 'zqstatement',
  review: 'zqreview',
  reviewReply: 'zqanswer',
  unsold: 'zqunsold',
  note: 'zqstaffnote',
  secret: 'zqcredential',
} as const;
const words = [...Object.values(planted), 'zqnameru', 'zqlastu'];

async function ok<Name extends EndpointName>(name: Name, options: CallOptions<Name>): Promise<DataFor<Name>> {
  const answer = await oja.call(name, { address: '198.51.100.9', ...options });
  expect([name, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([name, 200, '']);
  return answer.body.data;
}

async function run(...jobs: Parameters<typeof enqueue>[1][]): Promise<void> {
  await inTransaction(oja.deps.db, async (tx) => {
    for (const job of jobs) await enqueue(tx, job, {});
  });
  await oja.runJobs();
}

async function register(): Promise<Person> {
  const password = 'harmattan-breeze-42';
  const { name, nickname, email, address } = planted;
  const body = { name, nickName: nickname, email, password, confirmPassword: password };
  const made = await ok('register', { body, address });
  const zuri = { id: made.user.id, email, password, token: present(made.token), sessionId: '' };
  await oja.runJobs();
  await confirmEmail(oja, zuri);
  return zuri;
}

async function fillProfile({ id, token }: Person): Promise<void> {
  const { bio, telegram, whatsapp, phone } = planted;
  await ok('updateUser', { token, body: { bio, telegram, whatsapp, phoneNumber: phone } });
  const headers = { 'content-type': 'image/png' };
  await ok('setAvatar', { token, body: await smallPicture(), headers });
  await ok('editUser', { token: admin.token, params: { id }, body: { location: planted.location } });
  await ok('addUserNote', { token: admin.token, params: { id }, body: { text: planted.note } });
  const lent = await addSeller(oja);
  const { planId } = await oja.deps.db
    .selectFrom('subscriptions')
    .select('planId')
    .where('userId', '=', lent.id)
    .executeTakeFirstOrThrow();
  await oja.deps.db.insertInto('subscriptions').values({ userId: id, planId }).execute();
  await oja.deps.db.updateTable('users').set({ role: 'seller' }).where('id', '=', id).execute();
  oja.deps.sessions.invalidateUser(id);
}

async function apply({ token }: Person): Promise<void> {
  await ok('saveSellerApplication', {
    token,
    body: {
      step: 4,
      firstName: planted.firstName,
      lastName: 'Zqlastu',
      email: planted.email,
      phone: planted.phone,
      bio: planted.applicationBio,
      instagram: '@zqlastu',
      experience: 'intermediate',
    },
  });
  for (const kind of ['government_id', 'proof_of_ownership'] as const) {
    await ok('uploadApplicationDocument', {
      token,
      params: { kind },
      query: { file_name: planted.fileName },
      headers: { 'content-type': 'application/octet-stream' },
      body: pdf(planted.document),
    });
  }
  await ok('submitSellerApplication', { token, body: { termsAccepted: true } });
}

/** As a buyer: asks, buys, disputes, gets a refund, and writes a review. As a seller: sells and replies to a review. */
async function trade(zuri: Person): Promise<void> {
  const { token, address } = { ...zuri, address: planted.address };
  const wanted = await offer(market, { price: 20_000 });
  const talk = await ok('openConversation', {
    token,
    body: contactForm({ listing_id: wanted.id, subject: planted.subject, message: planted.message }),
  });
  await ok('sendMessage', {
    token: seller.token,
    params: { id: talk.id },
    body: { client_id: randomUUID(), text: 'Yes.' },
  });
  const bought = await ok('createPurchase', { token, body: { listing_id: wanted.id }, address });
  await ok('revealCredentials', { token, params: { id: bought.id }, body: { what: 'shown' }, address });
  await ok('disputePurchase', {
    token,
    params: { id: bought.id },
    body: { reason: 'not_as_described', description: planted.dispute },
  });
  const params = { purchase_id: bought.id };
  await ok('addStatement', { token: seller.token, params, body: { text: 'It is as described.' } });
  await ok('addStatement', { token, params, body: { text: planted.statement } });
  const note = { text: planted.note, read_by: 'staff' } as const;
  await ok('addStaffStatement', { token: admin.token, params, body: note });
  const decision = { type: 'favor_seller', details: 'It is as described.' } as const;
  await ok('resolveDispute', { token: admin.token, params, body: decision });
  const opinion = { rating: 4, text: planted.review };
  await ok('writeReview', { token, params: { id: bought.id }, body: opinion });

  const sold = await addPosted(oja, zuri, {
    price: 30_000,
    username: planted.secret,
    password: planted.secret,
  });
  await addPosted(oja, zuri, { description: planted.unsold });
  const purchase = await ok('createPurchase', { token: buyer.token, body: { listing_id: sold.id } });
  await ok('confirmPurchase', { token: buyer.token, params: { id: purchase.id } });
  const review = { rating: 5, text: 'Fast and friendly.' };
  await ok('writeReview', { token: buyer.token, params: { id: purchase.id }, body: review });
  await ok('writeReview', { token, params: { id: purchase.id }, body: { rating: 5, text: planted.review } });
  const { id } = await oja.deps.db
    .selectFrom('reviews')
    .select('id')
    .where('aboutId', '=', zuri.id)
    .where('purchaseId', '=', purchase.id)
    .executeTakeFirstOrThrow();
  await ok('replyToReview', { token, params: { id }, body: { text: planted.reviewReply } });
}

async function askAndReport(zuri: Person): Promise<void> {
  const { token } = zuri;
  const subject = `${planted.ticket} subject`;
  const ticket = await ok('openTicket', { token, body: ticketBody({ subject, text: planted.ticket }) });
  const params = { id: ticket.id };
  await ok('answerTicket', { token: admin.token, params, body: { text: `Dear ${planted.name}` } });
  await ok('noteOnTicket', { token: admin.token, params, body: { text: planted.note } });
  await ok('replyToTicket', { token, params, body: { text: planted.ticketReply } });
  const row = await offer(market);
  const own = { type: 'listing', target_id: row.id, reason: 'Spam', description: planted.reported } as const;
  await ok('submitReport', { token, body: own });
  const report = await ok('submitReport', {
    token: buyer.token,
    body: { type: 'user', target_id: zuri.id, reason: 'Scam/Fraud', description: planted.aboutHer },
  });
  await ok('claimReport', { token: admin.token, params: { id: report.id } });
  await ok('dismissReport', { token: admin.token, params: { id: report.id }, body: { note: planted.note } });
}

async function moveMoney(zuri: Person): Promise<void> {
  const { token } = zuri;
  await fund(oja, zuri, 100_000);
  await oja.sim.deliver();
  await oja.runJobs();
  const linked = await ok('linkBankAccount', {
    token,
    body: {
      bankName: 'Test Bank',
      bankCode: '001',
      accountNumber: planted.accountNumber,
      accountName: planted.name,
    },
  });
  const wallet = { mobile_number: planted.mobile, mobile_provider: '999992' };
  await ok('linkMobileWallet', { token, body: wallet });
  oja.clock.advance(2 * dayMs);
  await ok('requestWithdrawal', { token, body: { amount: 2_000, method: 'mobile', ...wallet } });
  await ok('requestWithdrawal', {
    token,
    body: { amount: 5_000, method: 'bank', bank_account_id: linked.id },
  });
  await settle();
}

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await oja.runJobs();
    await run(pollWithdrawals);
    await oja.sim.deliver();
    oja.clock.advance(minuteMs);
  }
}

async function signInAgain({ email, password }: Person): Promise<Person['token']> {
  await oja.call('login', { body: { email, password: 'wrong-guess' }, address: planted.address });
  await ok('forgotPassword', { body: { email }, address: planted.address });
  const body = { email, password, remember: true };
  return signedIn(await oja.call('login', { body, address: planted.address })).token;
}

test('after an erasure nothing personal is left but what the table names', async () => {
  await changeSettings(oja, 'naira', { highValueThreshold: 1_000 });
  await changeSettings(oja, 'integrations', { fraudDetection: true });
  const zuri = await register();
  zuri.token = await signInAgain(zuri);
  await fillProfile(zuri);
  await moveMoney(zuri);
  await apply(zuri);
  await trade(zuri);
  await askAndReport(zuri);
  const { token } = zuri;
  await settle();

  const mine = await oja.call('downloadMyData', { token });
  expect(mine.status).toBe(200);
  const document = JSON.parse(mine.text);
  for (const section of ['bankAccounts', 'payments', 'withdrawals', 'reports', 'sessions', 'notifications'])
    expect([section, document[section].length > 0]).toEqual([section, true]);
  expect(document.cards.length + document.payments.length).toBeGreaterThan(0);
  for (const other of [seller.email, buyer.email, planted.secret, planted.note])
    expect([other, mine.text.includes(other)]).toEqual([other, false]);

  // Every planted word is somewhere before, so that the searches below could find it. Documents are sealed files.
  const before = new Set((await findInDatabase(oja, words)).map(({ word }) => word));
  expect(Object.values(planted).filter((word) => word !== planted.document && !before.has(word))).toEqual([]);

  const available = await availableOf(oja, zuri);
  const { id: accountId } = await oja.deps.db
    .selectFrom('bankAccounts')
    .select('id')
    .where('userId', '=', zuri.id)
    .executeTakeFirstOrThrow();
  await ok('requestWithdrawal', {
    token,
    body: { amount: available, method: 'bank', bank_account_id: accountId },
  });
  await settle();
  await ok('deleteUser', { token, body: { password: zuri.password } });
  await oja.runJobs();
  const afterwards = retainedColumns(personalData, 0);
  const found = await findInDatabase(oja, words);
  const days = new Set(
    personalData.flatMap(({ table, columns, erasure }) =>
      erasure.kind === 'expires' ? columns.map((column) => `${table}.${column}`) : [],
    ),
  );
  expect(found.filter(({ place }) => !afterwards.has(place) && !days.has(place))).toEqual([]);
  await expectCleanLedger(oja);

  oja.clock.advance(200 * dayMs);
  await run(applyRetention, redactOldEvents, sweepExpired, sweepDeliveries, sweepMessageImages);
  const afterMonths = retainedColumns(personalData, 200);
  expect((await findInDatabase(oja, words)).filter(({ place }) => !afterMonths.has(place))).toEqual([]);
  expect(await findInFiles(oja.deps.config.dataDir, words)).toEqual([]);
  const documents = join(oja.deps.config.dataDir, 'uploads', 'documents');
  const kept = await readdir(documents, { recursive: true, withFileTypes: true }).catch(() => []);
  expect(kept.filter((entry) => entry.isFile())).toEqual([]);

  oja.clock.advance(7 * 365 * dayMs);
  await run(applyRetention);
  const forGood = retainedColumns(personalData, Number.MAX_SAFE_INTEGER);
  expect((await findInDatabase(oja, words)).filter(({ place }) => !forGood.has(place))).toEqual([]);
  expect(await proveChain(oja.deps.db)).toMatchObject({ broken: null });
  await expectCleanLedger(oja);
}, 180_000);
