import {
  type BalanceMovementKind,
  balanceMovementKinds,
  type GatewayMovement,
} from '@oja/contract/gateway-balance';

/** Differences of the balance lead to this place of the page. */
export const movementsAnchor = 'movements';

/** The label of each kind in the list and in the form. */
const texts: Record<GatewayMovement['kind'], { title: string; way: string }> = {
  settlement: { title: 'Settlement', way: 'Paystack to our bank' },
  topup: { title: 'Top-up', way: 'Our bank to the balance' },
  kept: { title: 'Payments kept', way: 'Payments to the balance' },
  drawn: { title: 'Paid out', way: 'The balance to our bank' },
  refunded: { title: 'Refund', way: 'The balance to whoever paid' },
  charged: { title: 'Fee', way: 'The balance to Paystack' },
  credited: { title: 'Fee given back', way: 'Paystack to the balance' },
};

export const movementLabels = (kind: GatewayMovement['kind']) => texts[kind];

export const movementOptions: readonly { value: BalanceMovementKind; label: string }[] =
  balanceMovementKinds.map((value) => ({
    value,
    label: `${texts[value].title}: ${lower(texts[value].way)}`,
  }));

function lower(text: string): string {
  return text.startsWith('Paystack') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const stateLabels: Record<GatewayMovement['state'], string> = {
  waiting: 'On its way',
  booked: 'Booked',
  failed: 'Failed',
};

/** Paystack carries settlements out; everything else waits for a person. */
export function movementState({ kind, state }: GatewayMovement): string {
  return state === 'waiting' && kind !== 'settlement' ? 'Waits for approval' : stateLabels[state];
}
