import type { payoutEndpoints } from '@oja/contract/payouts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { staffActor } from '../audit/index.ts';
import { makePrimary, removeBankAccount } from './arrange-bank-accounts.ts';
import { presentBankAccount, presentFacts } from './bank-account.presenter.ts';
import { findAccountsInReview, findOwnAccounts } from './bank-account.queries.ts';
import { findBank, listBanks } from './bank-list.ts';
import { decideAccount } from './decide-account.ts';
import { linkBankAccount, replaceBankAccount } from './link-bank-account.ts';
import { resolveAccount } from './resolve-account.ts';

type Names =
  | 'listBanks'
  | 'resolveBankAccount'
  | 'listBankAccounts'
  | 'linkBankAccount'
  | 'updateBankAccount'
  | 'makeBankAccountPrimary'
  | 'deleteBankAccount'
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
    const rows = await findOwnAccounts(deps.db, session.user.id);
    const now = deps.now();
    return { data: rows.map((row) => presentBankAccount(row, now)) };
  },
  async linkBankAccount({ session, body }) {
    const row = await linkBankAccount(deps, session.user, body);
    return { data: presentBankAccount(row, deps.now()), message: 'Bank Account Linked Successfully!' };
  },
  async updateBankAccount({ session, params, body }) {
    const row = await replaceBankAccount(deps, session.user, { accountId: params.id, wanted: body });
    return { data: presentBankAccount(row, deps.now()), message: 'Bank Account Updated!' };
  },
  async makeBankAccountPrimary({ session, params }) {
    const row = await makePrimary(deps, { accountId: params.id, userId: session.user.id });
    return { data: presentBankAccount(row, deps.now()), message: 'Bank Account Updated!' };
  },
  async deleteBankAccount({ session, params }) {
    await removeBankAccount(deps, { accountId: params.id, userId: session.user.id });
    return { data: null, message: 'Account Deleted' };
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
    await decideAccount(deps, { accountId: params.id, accept: body.accept, reason: body.reason, actor });
    return { data: null };
  },
});
