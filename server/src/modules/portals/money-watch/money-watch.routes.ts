import type { moneyWatchEndpoints } from '@oja/contract/money-watch';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { freezeByStaff, resumeByStaff } from '../../money/payouts/index.ts';
import { resolveAlert } from '../../platform/alerts/index.ts';
import { audit, staffActor } from '../../platform/audit/index.ts';
import { auditMoney } from './audit-money.ts';
import { presentAudit, readMoneyWatch } from './read-money-watch.ts';

export const moneyWatchRoutes = (deps: Deps): Handlers<typeof moneyWatchEndpoints> => ({
  async moneyWatch() {
    return { data: await readMoneyWatch(deps) };
  },
  async auditLedger(call) {
    const result = await auditMoney(deps);
    await inTransaction(deps.db, (tx) =>
      audit(tx, {
        actor: staffActor(call),
        action: 'ledger.audited',
        subject: { kind: 'ledger', id: result.id },
        after: { clean: result.clean },
      }),
    );
    return { data: presentAudit(result) };
  },
  async freezePayouts(call) {
    await freezeByStaff(deps, { reason: call.body.reason, actor: staffActor(call) });
    return { data: null };
  },
  async resumePayouts(call) {
    await resumeByStaff(deps, { reason: call.body.reason, actor: staffActor(call) });
    return { data: null };
  },
  async resolveAlert(call) {
    await resolveAlert(deps, { alertId: call.params.id, note: call.body.reason, actor: staffActor(call) });
    return { data: null };
  },
});
