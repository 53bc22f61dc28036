import { dayMs } from '@oja/contract/durations';
import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { dailyLeftKobo, findBlocker } from '../../../domain/withdrawal/decide-withdrawal.ts';
import { methodTerms, mobileProviders } from '../../../domain/withdrawal/withdrawal-terms.ts';
import { findOwnAccounts, presentBankAccount, readPayoutName } from '../bank-accounts/index.ts';
import { readWithdrawable } from '../funding/index.ts';
import { blockSentence } from './explain-refusal.ts';
import { readFreeze } from './freeze-payouts.ts';
import { findPayoutHold } from './payout-hold.queries.ts';
import { sumWithdrawnSince } from './withdrawal.store.ts';

/** The initial data of the withdrawal dialog. */
export async function readOptions(
  deps: Pick<Deps, 'db' | 'now' | 'paystack' | 'settings'>,
  userId: string,
): Promise<WithdrawalOptions> {
  const naira = await deps.settings.read('naira');
  const now = deps.now();
  const dailyLimitKobo = koboFromNaira(naira.dailyWithdrawalLimit);
  const facts = await inTransaction(deps.db, async (tx) => ({
    availableKobo: await readWithdrawable(tx, userId),
    withdrawnTodayKobo: await sumWithdrawnSince(tx, { userId, since: new Date(now.getTime() - dayMs) }),
    payoutHold: await findPayoutHold(tx, userId),
    freeze: await readFreeze(tx),
    owner: await tx
      .selectFrom('users')
      .select(['emailConfirmedAt', 'passwordChangedAt', 'nameChangedAt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    cards: await tx
      .selectFrom('paymentCards')
      .select(['last4', 'brand', 'bank', 'usableFrom'])
      .where('userId', '=', userId)
      .orderBy('lastUsedAt', 'desc')
      .execute(),
    mobileWallets: await findOwnAccounts(tx, { userId, kind: 'mobile' }),
    payoutName: await readPayoutName(tx, userId),
  }));
  const block = findBlocker({
    emailConfirmed: facts.owner.emailConfirmedAt !== null,
    passwordChangedAt: facts.owner.passwordChangedAt,
    nameChangedAt: facts.owner.nameChangedAt,
    payoutHold: facts.payoutHold,
    now,
  });
  const left = dailyLeftKobo({ dailyLimitKobo, withdrawnTodayKobo: facts.withdrawnTodayKobo });
  return {
    available: nairaFromKobo(facts.availableKobo),
    minimum: naira.minimumWithdrawal,
    daily_limit: naira.dailyWithdrawalLimit,
    daily_left: nairaFromKobo(left),
    methods: (['bank', 'card', 'mobile'] as const).map((method) => ({
      method,
      fee: naira[methodTerms[method].feeSetting],
      duration: methodTerms[method].duration,
    })),
    mobile_providers: [...mobileProviders],
    mobile_wallets: facts.mobileWallets.map((row) => presentBankAccount(deps, row, facts.payoutName)),
    cards: facts.cards.map(({ usableFrom, ...card }) => ({
      ...card,
      usable_from: usableFrom > now ? usableFrom.toISOString() : null,
    })),
    blocked:
      (block && {
        reason: blockSentence(block),
        until: ('until' in block && block.until?.toISOString()) || null,
      }) ||
      null,
    payouts_paused: facts.freeze !== undefined,
  };
}
