import type { personPageEndpoints } from '@oja/contract/person-page';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { findPersonSignals } from '../../../domain/risk/person-signals.ts';
import type { Handlers } from '../../../http/call.ts';
import {
  memberOf,
  readRelatedAccounts,
  requestEmailChange,
  resendConfirmationByStaff,
  sendResetLinkByStaff,
} from '../../people/accounts/index.ts';
import { isPresent } from '../users/index.ts';
import { listRecords } from './list-records.ts';
import { readPersonFacts } from './person-facts.queries.ts';
import { showPerson } from './show-person.ts';

export const personPageRoutes = (deps: Deps): Handlers<typeof personPageEndpoints> => ({
  async showPerson({ session, params }) {
    return { data: await showPerson(deps, { userId: params.id, viewer: session.user }) };
  },
  async listPersonRecords({ session, params, query }) {
    const wanted = { userId: params.id, kind: params.kind, viewerId: session.user.id, ...query };
    const { rows, nextCursor } = await listRecords(deps, wanted);
    return { data: rows, next_cursor: nextCursor };
  },
  async listRelatedAccounts({ params }) {
    if (!(await isPresent(deps.db, params.id))) throw new Refusal('not_found');
    const { accounts, busyAddresses } = await readRelatedAccounts(deps.db, params.id);
    return { data: accounts, busy_addresses: busyAddresses };
  },
  async listPersonSignals({ params }) {
    if (!(await isPresent(deps.db, params.id))) throw new Refusal('not_found');
    return { data: findPersonSignals(await readPersonFacts(deps.db, params.id, deps.now())) };
  },
  async sendUserResetLink(call) {
    await sendResetLinkByStaff(deps, { userId: call.params.id, by: memberOf(call) });
    return { data: null, message: 'The link is on its way.' };
  },
  async resendUserConfirmation(call) {
    await resendConfirmationByStaff(deps, { userId: call.params.id, by: memberOf(call) });
    return { data: null, message: 'The confirmation mail is on its way.' };
  },
  async changeUserEmail(call) {
    const { params, body, session } = call;
    const order = { ...body, userId: params.id, by: memberOf(call), provenBy: session };
    const approval = await requestEmailChange(deps, order);
    const message = approval ? 'Waiting for Approval' : 'The new address has to be confirmed.';
    return { data: null, approval, message };
  },
});
