/** Where a parked payment is decided. */
export function parkedPage(paymentId: string): `/admin/${string}` {
  return `/admin/withdrawals?view=money&payment=${paymentId}`;
}
