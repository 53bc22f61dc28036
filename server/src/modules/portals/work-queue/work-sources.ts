import { admits, type Role } from '@oja/contract/access';
import { type WorkKind, workAccess, workKinds } from '@oja/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';
import { bankAccountWork } from '../../money/bank-accounts/index.ts';
import { chargebackWork } from '../../money/chargebacks/index.ts';
import { parkedWork } from '../../money/parked-payments/index.ts';
import { withdrawalWork } from '../../money/payouts/index.ts';
import { applicationWork } from '../../people/applications/index.ts';
import type { WorkSource, WorkStream, WorkViewer } from '../../platform/staff-work/index.ts';
import { reportWork } from '../../talk/reports/index.ts';
import { ticketWork } from '../../talk/support/index.ts';
import { claimWork } from '../../trade/cover/index.ts';
import { appealWork, disputeWork } from '../../trade/disputes/index.ts';
import { listingWork } from '../../trade/listings/index.ts';
import { approvalWork } from '../approvals/index.ts';
import { sanctionWork } from '../sanctions/index.ts';

export const workSources: Readonly<Record<WorkKind, WorkSource>> = {
  dispute: disputeWork,
  appeal: appealWork,
  claim: claimWork,
  chargeback: chargebackWork,
  withdrawal: withdrawalWork,
  bank_account: bankAccountWork,
  parked_payment: parkedWork,
  listing: listingWork,
  application: applicationWork,
  report: reportWork,
  ticket: ticketWork,
  approval: approvalWork,
  sanction: sanctionWork,
};

/** The kinds that this role may decide. */
export function kindsFor(role: Role): WorkKind[] {
  return workKinds.filter((kind) => admits(workAccess[kind], role));
}

/** A source with the open rows that this member of staff may decide; without a viewer, all of them. */
export function sourceFor(kind: WorkKind, viewer: WorkViewer | undefined): WorkSource {
  const source = workSources[kind];
  const isBarred = viewer && source.isBarred?.(viewer);
  if (!isBarred) return source;
  const besides = (rows: RawBuilder<boolean>) => sql<boolean>`${rows} and (${isBarred}) is not true`;
  const narrow = (stream: WorkStream) => ({ ...stream, isOpen: besides(stream.isOpen) });
  return {
    ...source,
    streams: source.streams.map(narrow),
    ...(source.isOwned ? { isOwned: besides(source.isOwned) } : {}),
  };
}
