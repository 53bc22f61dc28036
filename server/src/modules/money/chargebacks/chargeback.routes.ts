import type { chargebackEndpoints, OpenChargeback } from '@oja/contract/chargebacks';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { answerChargeback } from './answer-chargeback.ts';
import { findOpenChargebacks, type OpenRow } from './chargeback.queries.ts';

export const chargebackRoutes = (deps: Deps): Handlers<typeof chargebackEndpoints> => ({
  async listChargebacks() {
    return { data: (await findOpenChargebacks(deps.db)).map(present) };
  },
  async answerChargeback(call) {
    const { params, body } = call;
    await answerChargeback(deps, { chargebackId: params.id, ...body, actor: staffActor(call) });
    return { data: null };
  },
});

function present(row: OpenRow): OpenChargeback {
  const { answer, answerReason, answeredBy, answeredAt } = row;
  return {
    id: row.id,
    reference: row.reference,
    person: { id: row.userId, name: row.name, email: row.email },
    amount: nairaFromKobo(row.amountKobo),
    held: nairaFromKobo(row.heldKobo),
    opened_at: row.openedAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    answer:
      answer && answeredBy && answeredAt
        ? {
            answer,
            reason: answerReason ?? '',
            by: row.answerer ?? '',
            by_id: answeredBy,
            at: answeredAt.toISOString(),
          }
        : null,
  };
}
