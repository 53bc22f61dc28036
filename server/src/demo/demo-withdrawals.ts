import { randomUUID } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps/deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { SystemCaller } from '../http/require-proof.ts';
import { linkBankAccount } from '../modules/money/bank-accounts/index.ts';
import { bookMovement } from '../modules/money/gateway-balance/index.ts';
import { postTransfer } from '../modules/money/ledger/index.ts';
import { advanceWithdrawal, requestWithdrawal } from '../modules/money/payouts/index.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoBuyers } from './demo-buyers.ts';
import { idOf, type People, staffOf } from './demo-people.ts';
import type { DemoStep } from './demo-purchase-steps.ts';
import { demoSellers } from './demo-sellers.ts';
import { demoDays } from './demo-time.ts';

const demoLoader = new SystemCaller('demo data');

interface DemoBankAccount {
  email: string;
  bankName: string;
  bankCode: string;
  accountNumber: string;
}

interface DemoWithdrawal extends DemoBankAccount {
  daysAgo: number;
  naira: number;
}

const toChidi = {
  email: 'seller@oja.test',
  bankName: 'Guaranty Trust Bank',
  bankCode: '058',
  accountNumber: '0124681359',
};

/** The last one waits: its bank asks for a one-time code, as the account numbers of the simulator say. */
const demoWithdrawals: readonly DemoWithdrawal[] = [
  { ...toChidi, daysAgo: 23, naira: 60_000 },
  {
    email: 'emeka@oja.test',
    daysAgo: 22,
    naira: 70_000,
    bankName: 'Zenith Bank',
    bankCode: '057',
    accountNumber: '2087654321',
  },
  {
    email: 'kunle@oja.test',
    daysAgo: 15,
    naira: 100_000,
    bankName: 'Access Bank',
    bankCode: '044',
    accountNumber: '0698745123',
  },
  { ...toChidi, daysAgo: 7, naira: 85_000 },
  {
    email: 'musa@oja.test',
    daysAgo: 0.6,
    naira: 30_000,
    bankName: 'United Bank For Africa',
    bankCode: '033',
    accountNumber: '0000000003',
  },
];

/** Every trader has a usable account, so that a withdrawal can be tried right away. */
const demoBankAccounts: readonly DemoBankAccount[] = [...demoAccounts, ...demoSellers, ...demoBuyers]
  .filter(({ role }) => !isStaff(role))
  .map(
    ({ email }, index) =>
      demoWithdrawals.find((withdrawal) => withdrawal.email === email) ?? {
        email,
        bankName: 'Zenith Bank',
        bankCode: '057',
        accountNumber: `30${String(index).padStart(8, '0')}`,
      },
  );

/** Sellers withdraw earnings, from a balance that two administrators have topped up and booked. */
export function withdrawalSteps(people: People): DemoStep[] {
  const hoursAgo = (demoDays.opened - 1) * 24;
  return [
    { hoursAgo, run: (then) => topUp(then, people) },
    ...demoBankAccounts.map((account) => ({
      hoursAgo,
      run: (then: Deps) => linkAccount(then, idOf(people, account.email), account),
    })),
    ...demoWithdrawals.map((withdrawal) => ({
      hoursAgo: withdrawal.daysAgo * 24,
      run: (then: Deps) => withdraw(then, idOf(people, withdrawal.email), withdrawal),
    })),
  ];
}

async function topUp(then: Deps, people: People): Promise<void> {
  const known = await then.db.selectFrom('balanceMovements').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const { balanceKobo } = await then.paystack.readBalance();
  const capital = postings.openingCapital({ amountKobo: balanceKobo });
  await inTransaction(then.db, (tx) => postTransfer(tx, capital, then.now()));
  const reason = 'First transfer from our bank, so that sellers can be paid.';
  const now = then.now();
  const movement = {
    movementId: randomUUID(),
    kind: 'topup',
    amountKobo: balanceKobo,
    reason,
    recordedBy: staffOf(people),
    recordedAt: now,
    approvedBy: staffOf(people, 'admin2@oja.test'),
  } as const;
  await inTransaction(then.db, (tx) => bookMovement(tx, movement, now));
}

async function linkAccount(then: Deps, userId: string, account: DemoBankAccount): Promise<void> {
  if (await findLinked(then, userId)) return;
  await linkBankAccount(then, await readUser(then, userId), account, demoLoader);
}

async function withdraw(then: Deps, userId: string, withdrawal: DemoWithdrawal): Promise<void> {
  const withdrawn = await then.db
    .selectFrom('withdrawals')
    .select('id')
    .where('userId', '=', userId)
    .where('amountKobo', '=', withdrawal.naira * 100)
    .executeTakeFirst();
  if (withdrawn) return;
  const account = await findLinked(then, userId);
  if (account === undefined) throw new Error(`${withdrawal.email} has no bank account`);
  const request = { amount: withdrawal.naira, method: 'bank', bank_account_id: account.id } as const;
  const user = await readUser(then, userId);
  const id = await requestWithdrawal(then, user, {
    request,
    idempotencyKey: undefined,
    provenBy: demoLoader,
  });
  await advanceWithdrawal(then, id);
}

function findLinked(then: Deps, userId: string) {
  return then.db.selectFrom('bankAccounts').select('id').where('userId', '=', userId).executeTakeFirst();
}

function readUser(then: Deps, userId: string) {
  return then.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
