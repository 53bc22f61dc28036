import type { payoutEndpoints } from '@oja/contract/payouts';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { makePrimary, removeAccount } from './arrange-bank-accounts.ts';
import { presentBankAccount, presentFacts } from './bank-account.presenter.ts';
import { findAccountsInReview, findOwnAccounts } from './bank-account.queries.ts';
import type { BankAccountRow } from './bank-account.store.ts';
import { findBank, listBanks } from './bank-list.ts';
import { decideAccount } from './decide-account.ts';
import { linkBankAccount, replaceBankAccount } from './link-bank-account.ts';
import { linkMobileWallet } from './link-mobile-wallet.ts';
import { readPayoutName } from './owner.store.ts';
import { resolveAccount } from './resolve-account.ts';

type Names =
  | 'listBanks'
  | 'resolveBankAccount'
  | 'listBankAccounts'
  | 'linkBankAccount'
  | 'updateBankAccount'
  | 'makeBankAccountPrimary'
  | 'deleteBankAccount'
  | 'linkMobileWallet'
  | 'deleteMobileWallet'
  | 'adminReviewAccounts'
  | 'adminDecideAccount';

export const bankAccountRoutes = (deps: Deps): Pick<Handlers<typeof payoutEndpoints>, Names> => ({
  async listBanks() {
    return { data: await listBanks(deps) };
  },
  async resolveBankAccount({ session, body }) {
    const bank = await findBank(deps, { code: body.bankCode, name: '' });
    const { accountName, match } = await resolveAccount(deps, session.user, {
      bankCode: bank.code,
      accountNumber: body.accountNumber,
    });
    return { data: { account_name: accountName, match } };
  },
  async listBankAccounts({ session }) {
    const userId = session.user.id;
    const rows = await findOwnAccounts(deps.db, { userId, kind: 'bank' });
    const payoutName = await readPayoutName(deps.db, userId);
    return { data: rows.map((row) => presentBankAccount(deps, row, payoutName)) };
  },
  async linkBankAccount({ session, body }) {
    const row = await linkBankAccount(deps, session.user, body, session);
    return { data: await present(deps, row), message: 'Bank Account Linked Successfully!' };
  },
  async updateBankAccount({ session, params, body }) {
    const row = await replaceBankAccount(deps, session.user, { accountId: params.id, wanted: body }, session);
    return { data: await present(deps, row), message: 'Bank Account Updated!' };
  },
  async makeBankAccountPrimary({ session, params }) {
    const row = await makePrimary(deps, { accountId: params.id, userId: session.user.id });
    return { data: await present(deps, row), message: 'Bank Account Updated!' };
  },
  async deleteBankAccount({ session, params }) {
    await removeAccount(deps, { accountId: params.id, userId: session.user.id, kind: 'bank' });
    return { data: null, message: 'Account Deleted' };
  },
  async linkMobileWallet({ session, body }) {
    const wanted = { provider: body.mobile_provider, number: body.mobile_number };
    const row = await linkMobileWallet(deps, session.user, wanted, session);
    return { data: await present(deps, row), message: 'Mobile Wallet Linked Successfully!' };
  },
  async deleteMobileWallet({ session, params }) {
    await removeAccount(deps, { accountId: params.id, userId: session.user.id, kind: 'mobile' });
    return { data: null, message: 'Mobile Wallet Removed' };
  },
  async adminReviewAccounts() {
    const rows = await findAccountsInReview(deps.db);
    const now = deps.now();
    return {
      data: rows.map((row) => ({
        ...presentFacts(row, now),
        person: { id: row.userId, name: row.personName, email: row.personEmail },
      })),
    };
  },
  async adminDecideAccount({ session, client, params, body }) {
    const actor = staffActor({ session, client });
    const { accept, reason, account_name: accountName } = body;
    await decideAccount(deps, { accountId: params.id, accept, accountName, reason, actor });
    return { data: null };
  },
});

async function present(deps: Deps, row: BankAccountRow) {
  return presentBankAccount(deps, row, await readPayoutName(deps.db, row.userId));
}
