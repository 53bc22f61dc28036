export { balanceChecks } from './balance-checks.ts';
export { bookSettlements } from './book-settlements.ts';
export { gatewayBalanceRoutes } from './gateway-balance.routes.ts';
export { movementApproval } from './movement-approval.ts';
export { bookMovement } from './record-movement.ts';
export { listContradicted, type SettlementRow } from './settlement.store.ts';
