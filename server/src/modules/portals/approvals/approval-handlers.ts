import type { ApprovalKind } from '@oja/contract/approvals';
import { movementApproval } from '../../money/gateway-balance/index.ts';
import { parkedApproval } from '../../money/parked-payments/index.ts';
import { releaseApproval } from '../../money/payouts/index.ts';
import { adjustmentApproval } from '../../money/wallet-adjustments/index.ts';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { claimApproval } from '../../trade/cover/index.ts';
import { rulingApproval } from '../../trade/disputes/index.ts';
import { handoverPlanApproval } from '../../trade/handover-plans/index.ts';
import { settingsApproval } from '../platform-settings/index.ts';
import { cancellationApproval, saleApproval } from '../transactions/index.ts';
import { adminChangeApproval } from '../users/index.ts';

/** Everything that needs two members of staff. */
export const approvalHandlers: Readonly<Record<ApprovalKind, ApprovalHandler>> = {
  wallet_adjustment: adjustmentApproval,
  staff_sale: saleApproval,
  cancellation: cancellationApproval,
  ruling: rulingApproval,
  claim_decision: claimApproval,
  withdrawal: releaseApproval,
  admin_change: adminChangeApproval,
  handover_plan: handoverPlanApproval,
  parked_payment: parkedApproval,
  balance_movement: movementApproval,
  settings_change: settingsApproval,
};
