import { nairaFromKobo } from '@oja/contract/money';
import { type AdminWithdrawal, attentionReasons, type Withdrawal } from '@oja/contract/payouts';
import { actionsOf } from '../../../domain/process.ts';
import { awaitsRelease, releaseDueAt } from '../../../domain/withdrawal/release-rules.ts';
import { withdrawalProcess } from '../../../domain/withdrawal/withdrawal-process.ts';
import type { WithdrawalWithPerson } from './withdrawal.queries.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  const actions = actionsOf(withdrawalProcess, { status: row.status, actor: 'owner' });
  return { ...presentFacts(row), actions: actions.filter((name) => name === 'cancel') };
}

interface Viewer {
  id: string;
  /** No one else could decide about the viewer's own. */
  isAlone: boolean;
}

export function presentForStaff(row: WithdrawalWithPerson, viewer: Viewer): AdminWithdrawal {
  return { ...presentRow(row), actions: staffActions(row, viewer) };
}

/** The row without what a viewer may do, as exports need it. */
export function presentRow(row: WithdrawalWithPerson): Omit<AdminWithdrawal, 'actions'> {
  return {
    ...presentFacts(row),
    person: { id: row.userId, name: row.personName, email: row.personEmail },
    attention: attentionReasons.find((reason) => reason === row.attention) ?? null,
    gateway_status: row.gatewayStatus,
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}

/** Staff only ask Paystack about a withdrawal of their own and, where no one else could, take its money back. */
function staffActions(row: WithdrawalWithPerson, viewer: Viewer): AdminWithdrawal['actions'] {
  if (row.settledAt !== null) return [];
  const isOwn = row.userId === viewer.id;
  if (isOwn && !viewer.isAlone) return ['check_again'];
  if (row.gatewayStatus === 'otp') return isOwn ? ['check_again'] : ['enter_otp', 'check_again'];
  if (isAtBank(row)) return ['check_again'];
  if (isOwn || !awaitsRelease(row)) return ['check_again', 'return_money'];
  return row.isReleaseProposed ? ['return_money'] : ['release', 'return_money'];
}

/** Paystack has accepted it, so the money cannot be given back before Paystack says that it failed. */
function isAtBank({ gatewayStatus }: WithdrawalWithPerson): boolean {
  return gatewayStatus === 'pending' || gatewayStatus === 'received';
}

function presentFacts(row: WithdrawalRow) {
  return {
    id: row.id,
    method: row.method,
    amount: nairaFromKobo(row.amountKobo),
    fee: nairaFromKobo(row.feeKobo),
    net_amount: nairaFromKobo(row.netKobo),
    destination: row.destination,
    status: row.status,
    note: row.note,
    reference: row.reference,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    release_due_at: awaitsRelease(row) ? releaseDueAt(row).toISOString() : null,
  };
}
