import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@oja/contract';
import { isForStaff, type Role } from '@oja/contract/access';
import { minuteMs } from '@oja/contract/durations';
import type { Endpoint } from '@oja/contract/endpoint';
import { type SettingsSection, settingsSections } from '@oja/contract/settings';
import { describe, expect, test } from 'vitest';
import type { RawCallOptions } from '../../test/calls.ts';
import { digestTables } from '../../test/digest-tables.ts';
import { fundWallet } from '../../test/fund-wallet.ts';
import { startOja, testPassword } from '../../test/oja.ts';
import { present } from '../../test/present.ts';
import { buy, buyAndDispute, openMarket } from '../../test/purchases.ts';
import { refusalOf } from '../../test/refusal-of.ts';
import { findShippedPlan } from '../domain/handover/shipped-plans/index.ts';
import { confirmWithCover, openClaimOf } from '../modules/trade/cover/test-cover.ts';

/**
 * Calls every endpoint that needs a proof of presence. Paystack is unreachable here, so a refusal comes before it is
 * called.
 */
const oja = await startOja();
const person = await oja.person();
const other = await oja.person();
const admin = await oja.person({ role: 'admin' });

type Input = Pick<RawCallOptions, 'body' | 'params' | 'query'>;
const bankAccount = {
  bankName: 'Test Bank',
  bankCode: '001',
  accountNumber: '0123456789',
  accountName: 'Ada',
};

await oja.deps.db
  .insertInto('settings')
  .values([
    { section: 'general', version: 1, value: JSON.stringify({ maintenanceMode: true }) },
    { section: 'general', version: 2, value: JSON.stringify({}) },
    { section: 'naira', version: 1, value: JSON.stringify({ minimumDeposit: 200 }) },
  ])
  .execute();
const rollBack = (section: 'general' | 'naira', version: number, to: number): Input => ({
  params: { section },
  body: { version, to, reason: 'By mistake.' },
});

/** A payment that two administrators decide about, and a plan to propose a version of. */
const parkedId = randomUUID();
await oja.deps.db
  .insertInto('payments')
  .values({
    id: parkedId,
    userId: person.id,
    reference: `fund-${parkedId}`,
    amountKobo: 700,
    createdAt: oja.clock.now,
    status: 'parked',
    settledAt: oja.clock.now,
    parkedKobo: 0,
    parkedWhy: 'Another currency',
  })
  .execute();
const { risk, inspection_hours, steps: shipped } = present(findShippedPlan('facebook', 'role'));
// Their waits were checked after the day of this test.
const steps = shipped.map((step) => ({ ...step, wait: null }));

const always: { [name in EndpointName]?: Input } = {
  changeUserEmail: {
    params: { id: other.id },
    body: { email: 'another@example.com', reason: 'Asked for it.' },
  },
  startUserView: { params: { id: other.id }, body: { reason: 'Asked in a ticket.' } },
  linkBankAccount: { body: bankAccount },
  updateBankAccount: { params: { id: randomUUID() }, body: bankAccount },
  linkMobileWallet: { body: { mobile_number: '08012345678', mobile_provider: '999992' } },
  requestWithdrawal: {
    body: { amount: 1_000, method: 'mobile', mobile_number: '08012345678', mobile_provider: '999992' },
  },
  decideAppeal: {
    params: { purchase_id: randomUUID() },
    body: { decision: 'stands', details: 'Read again.' },
  },
  stopTwoFactor: { body: { password: testPassword } },
  renewRecoveryCodes: {},
  rotateWebhookSecret: {},
  approveProposal: { params: { id: randomUUID() } },
  proposeParkedOutcome: { params: { id: parkedId }, body: { outcome: 'return', reason: 'Sent back.' } },
  recordMovement: { body: { kind: 'topup', amount: 500, reason: 'Transfer of today.' } },
  saveHandoverPlan: {
    params: { platform: 'facebook', kind: 'role' },
    body: { expected_version: 1, risk, inspection_hours, steps, reason: 'Checked.' },
  },
  adminReleaseWithdrawal: { params: { id: randomUUID() }, body: { reason: 'Two confirmed sales.' } },
  adjustWallet: {
    params: { id: other.id },
    body: { kind: 'goodwill', direction: 'credit', amount: 500, reason: 'For the wait.' },
  },
  addTransaction: {
    body: {
      buyer_id: person.id,
      seller_id: other.id,
      account: 'byhand',
      platform: 'instagram',
      amount: 1_000,
      reason: 'Agreed by phone.',
    },
  },
};

/** Prices below and above the amount that needs a second administrator. */
const market = await openMarket(oja);
await fundWallet(oja, market.buyer.id, 500_000_000);
const [small, large] = [1_000, 600_000];
const decision = { details: 'As shown.', early_reason: 'It cannot wait.' };
const disputed = async (price: number): Promise<Input> => ({
  params: { purchase_id: (await buyAndDispute(market, { listing: { price } })).id },
  body: { type: 'favor_buyer', ...decision },
});
const bought = async (price: number): Promise<Input> => ({
  params: { id: (await buy(market, { listing: { price } })).id },
  body: { reason: 'The seller is gone.' },
});
const claimed = async (price: number): Promise<Input> => ({
  params: { id: await openClaimOf(market, await confirmWithCover(market, { price })) },
  body: { outcome: 'upheld', ...decision },
});

/** The guarded input of each endpoint, and its effect without a proof. */
const suspendMany = (id: string) => ({
  body: { action: 'suspend' as const, ids: [id], reason: 'They left.' },
});

/** A suspended person of a role, and the suspension. */
const suspended = async (role: Role, by = market.admin): Promise<{ id: string; sanctionId: string }> => {
  const { id } = await oja.person({ role });
  await oja.call('banUser', { token: by.token, params: { id } });
  const row = await oja.deps.db
    .selectFrom('sanctions')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  return { id, sanctionId: row.id };
};
const unbanned = async (role: Role): Promise<Input> => ({ params: { id: (await suspended(role)).id } });
const lifted = async (role: Role): Promise<Input> => ({
  params: { id: (await suspended(role)).sanctionId },
  body: { reason: 'Our mistake.' },
});
const appealed = async (role: Role): Promise<Input> => {
  const { sanctionId: id } = await suspended(role, await oja.person({ role: 'admin' }));
  const appeal = { appealedAt: oja.deps.now(), appealText: 'It was another account.' };
  await oja.deps.db.updateTable('sanctions').set(appeal).where('id', '=', id).execute();
  return { params: { id }, body: { outcome: 'lifted', reason: 'Our mistake.' } };
};

const sanction = (id: string, kind: 'warning' | 'suspension'): Input => ({
  params: { id },
  body: { kind, reason: 'They left.' },
});

const sometimes: { [name in EndpointName]?: { guarded: Input[]; free: Input[] } } = {
  resolveDispute: { guarded: [await disputed(large)], free: [await disputed(small)] },
  cancelTransaction: { guarded: [await bought(large)], free: [await bought(small)] },
  decideClaim: { guarded: [await claimed(large)], free: [await claimed(small)] },
  updateUser: {
    guarded: [{ body: { name: 'Another Name' } }],
    free: [{ body: { nickname: 'another', bio: 'Hello.' } }, { body: { name: await nameOf(person.id) } }],
  },
  addUser: {
    guarded: [
      { body: { name: 'New Admin', email: 'new-admin@example.com', role: 'admin' } },
      { body: { name: 'New Moderator', email: 'new-moderator@example.com', role: 'moderator' } },
    ],
    free: [{ body: { name: 'New Person', email: 'new-person@example.com', role: 'user' } }],
  },
  editUser: {
    guarded: [
      { params: { id: other.id }, body: { name: 'Another Name' } },
      { params: { id: (await oja.person()).id }, body: { role: 'admin' } },
      { params: { id: (await oja.person({ role: 'admin' })).id }, body: { role: 'user' } },
    ],
    free: [
      { params: { id: other.id }, body: { location: 'Lagos', name: await nameOf(other.id) } },
      { params: { id: (await oja.person({ role: 'admin' })).id }, body: { role: 'admin' } },
    ],
  },
  changeUserRole: {
    guarded: [
      { params: { id: (await oja.person()).id }, body: { role: 'admin' } },
      { params: { id: (await oja.person({ role: 'admin' })).id }, body: { role: 'moderator' } },
      { params: { id: (await oja.person()).id }, body: { role: 'support' } },
      { params: { id: (await oja.person()).id }, body: { role: 'seller' } },
    ],
    free: [{ params: { id: (await oja.person({ role: 'moderator' })).id }, body: { role: 'moderator' } }],
  },
  banUser: {
    guarded: [
      { params: { id: (await oja.person({ role: 'admin' })).id } },
      { params: { id: (await oja.person({ role: 'finance' })).id } },
    ],
    free: [{ params: { id: (await oja.person()).id } }],
  },
  unbanUser: {
    guarded: [await unbanned('admin'), await unbanned('finance')],
    free: [await unbanned('user')],
  },
  liftSanction: {
    guarded: [await lifted('admin'), await lifted('finance')],
    free: [await lifted('user')],
  },
  decideSanctionAppeal: {
    guarded: [await appealed('admin'), await appealed('finance')],
    free: [await appealed('user')],
  },
  addSanction: {
    guarded: [sanction((await oja.person({ role: 'admin' })).id, 'suspension')],
    free: [sanction((await oja.person()).id, 'suspension'), sanction(other.id, 'warning')],
  },
  deleteUserByStaff: {
    guarded: [{ params: { id: (await oja.person({ role: 'admin' })).id } }],
    free: [{ params: { id: (await oja.person()).id } }],
  },
  changeManyUsers: {
    guarded: [suspendMany((await oja.person({ role: 'admin' })).id)],
    free: [suspendMany((await oja.person()).id)],
  },
  saveGeneralSettings: {
    guarded: [settings('general', { maintenanceMode: true })],
    free: [settings('general', { platformName: 'Oja Market' })],
  },
  savePaymentSettings: {
    guarded: [
      settings('payment', { platformFeePercent: 12 }),
      settings('payment', { platformFeePercent: 0 }),
      settings('payment', { approvalThreshold: 400_000 }),
    ],
    free: [settings('payment', { refundProcessingDays: 3 })],
  },
  saveNairaRules: {
    guarded: [settings('naira', { dailyWithdrawalLimit: 1_000 })],
    free: [settings('naira', { minimumDeposit: 200 })],
  },
  saveNotificationSettings: {
    guarded: [
      settings('notifications', { smtpHost: 'mail.example.com' }),
      settings('notifications', {}, { emailKey: 'smtp-password' }),
      settings('notifications', {}, { smsAuthToken: null }),
    ],
    free: [settings('notifications', {}, { emailKey: '', smsAuthToken: '••••••••••••' })],
  },
  saveIntegrationSettings: {
    guarded: [settings('integrations', {}, { webhookSecret: 'whsec_0123456789abcdef0123456789abcdef' })],
    free: [settings('integrations', {})],
  },
  saveSecuritySettings: {
    guarded: [settings('security', { secondAdminForAdmins: true })],
    free: [settings('security', { minimumPasswordLength: 10 })],
  },
  rollBackSettings: { guarded: [rollBack('general', 2, 1)], free: [rollBack('naira', 1, 0)] },
  // Asked of one who is alone, which a test of its own shows: `own-withdrawal.test.ts`.
  adminReturnWithdrawal: { guarded: [], free: [] },
};

/** Those whose guarded call is repeated with a proof; a roll-back to maintenance mode has a test of its own. */
const repeated = ['rotateWebhookSecret', ...Object.keys(sometimes)].filter(
  (name) => name !== 'rollBackSettings',
);

const marked = (proof: 'always' | 'sometimes') =>
  (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, record]) => record.proof === proof)
    .map(([name]) => name)
    .toSorted();

test('every endpoint that needs a proof is walked', () => {
  expect(Object.keys(always).toSorted()).toEqual(marked('always'));
  expect(Object.keys(sometimes).toSorted()).toEqual(marked('sometimes'));
});

const guarded = [
  ...Object.entries(always),
  ...Object.entries(sometimes).flatMap(([name, { guarded }]) =>
    guarded.map((input): [string, Input] => [name, input]),
  ),
] as [EndpointName, Input][];
const free = Object.entries(sometimes).flatMap(([name, { free }]) =>
  free.map((input): [string, Input] => [name, input]),
) as [EndpointName, Input][];

describe('without a proof', () => {
  test.each(guarded)('%s answers proof_required and changes nothing: %o', async (name, input) => {
    const before = await digestTables(oja);
    const { status, body } = await oja.callRaw(name, {
      ...(await fresh(name, input)),
      token: callerOf(name),
      proof: false,
    });
    expect([status, body.code]).toEqual([403, 'proof_required']);
    expect(body.message).toMatch(/confirm that it's you/);
    expect(await digestTables(oja)).toEqual(before);
  });

  test.each(free)('%s does what needs none: %o', async (name, input) => {
    const answer = await oja.callRaw(name, {
      ...(await fresh(name, input)),
      token: callerOf(name),
      proof: false,
    });
    expect(refusalOf(answer)).toEqual([200, undefined]);
  });
});

describe('with a proof', () => {
  test.each(guarded.filter(([name]) => repeated.includes(name)))('%s is done: %o', async (name, input) => {
    const token = callerOf(name);
    const call = async () => oja.callRaw(name, { ...(await fresh(name, input)), token, proof: false });
    expect(refusalOf(await call())).toEqual([403, 'proof_required']);
    expect((await oja.call('proveUser', { token, body: { password: testPassword } })).status).toBe(200);
    expect((await call()).status).toBe(200);
    oja.clock.advance(10 * minuteMs);
  });

  test('switching maintenance mode off needs none', async () => {
    const input = await fresh('saveGeneralSettings', settings('general', { maintenanceMode: false }));
    const answer = await oja.callRaw('saveGeneralSettings', { ...input, token: admin.token, proof: false });
    expect(answer.status).toBe(200);
  });
});

function callerOf(name: EndpointName): string {
  const record: Endpoint = endpoints[name];
  return isForStaff(record.access) ? admin.token : person.token;
}

function settings(section: SettingsSection, change: object, secrets?: Record<string, string | null>): Input {
  const value = { ...settingsSections[section].parse({}), ...change };
  return { body: { version: 0, value, ...(secrets ? { secrets } : {}) } };
}

/** Settings are saved with the version in force. */
async function fresh(name: EndpointName, input: Input): Promise<Input> {
  const { path }: Endpoint = endpoints[name];
  const { body } = await oja.call('platformSettings', { token: admin.token });
  const sections = Object.keys(settingsSections) as SettingsSection[];
  const section = sections.find((each) => path === `/admin/settings/${each}`);
  if (section === undefined) return input;
  return { ...input, body: { ...(input.body as object), version: body.data[section].version } };
}

async function nameOf(userId: string): Promise<string> {
  const row = await oja.deps.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.name;
}
