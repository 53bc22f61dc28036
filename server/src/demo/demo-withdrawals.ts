import { nairaFromKobo } from '@oja/contract/money';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { SystemCaller } from '../http/require-proof.ts';
import { linkBankAccount } from '../modules/bank-accounts/index.ts';
import { approveMovement, recordMovement } from '../modules/gateway-balance/index.ts';
import { postTransfer } from '../modules/ledger/index.ts';
import { advanceWithdrawal, requestWithdrawal } from '../modules/payouts/index.ts';
import { adminOf, idOf, type People } from './demo-people.ts';
import type { DemoStep } from './demo-sale-steps.ts';
import { demoDays } from './demo-time.ts';

const demoLoader = new SystemCaller('demo data');

interface DemoWithdrawal {
  email: string;
  daysAgo: number;
  naira: number;
  bankName: string;
  bankCode: string;
  accountNumber: string;
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

/** Sellers take out what they earned, from a balance that two administrators have topped up and booked. */
export function withdrawalSteps(people: People): DemoStep[] {
  return [
    { hoursAgo: (demoDays.opened - 1) * 24, run: (then) => topUp(then, people) },
    ...demoWithdrawals.map((wish) => ({
      hoursAgo: wish.daysAgo * 24,
      run: (then: Deps) => withdraw(then, idOf(people, wish.email), wish),
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
  const movement = { kind: 'topup', amount: nairaFromKobo(balanceKobo), reason } as const;
  const recorded = await recordMovement(then, {
    movement,
    actor: adminOf(people),
    idempotencyKey: undefined,
  });
  await approveMovement(then, { movementId: recorded.id, actor: adminOf(people, 'admin2@oja.test') });
}

async function withdraw(then: Deps, userId: string, wish: DemoWithdrawal): Promise<void> {
  const user = await then.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const withdrawn = await then.db
    .selectFrom('withdrawals')
    .select('id')
    .where('userId', '=', userId)
    .where('amountKobo', '=', wish.naira * 100)
    .executeTakeFirst();
  if (withdrawn) return;
  const linked = await then.db
    .selectFrom('bankAccounts')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const account = linked ?? (await linkBankAccount(then, user, wish, demoLoader));
  const request = { amount: wish.naira, method: 'bank', bank_account_id: account.id } as const;
  const id = await requestWithdrawal(then, user, {
    request,
    idempotencyKey: undefined,
    provenBy: demoLoader,
  });
  await advanceWithdrawal(then, id);
}
