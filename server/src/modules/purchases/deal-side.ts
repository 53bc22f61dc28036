import { Refusal } from '../../domain/refusal.ts';

/** Which side of a deal a person is on; to everybody else it does not exist. */
export function sideOf(deal: { buyerId: string; sellerId: string }, userId: string): 'buyer' | 'seller' {
  if (deal.buyerId === userId) return 'buyer';
  if (deal.sellerId === userId) return 'seller';
  throw new Refusal('not_found');
}

/** The same for what one side alone may do: the other is told that they may not. */
export function requireSide(
  deal: { buyerId: string; sellerId: string },
  userId: string,
  side: 'buyer' | 'seller',
): void {
  if (sideOf(deal, userId) !== side) throw new Refusal('access_denied');
}
