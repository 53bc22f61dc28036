import { Refusal } from '../../../domain/refusal.ts';

/** The side of a user in a purchase; for users on neither side it does not exist. */
export function sideOf(purchase: { buyerId: string; sellerId: string }, userId: string): 'buyer' | 'seller' {
  if (purchase.buyerId === userId) return 'buyer';
  if (purchase.sellerId === userId) return 'seller';
  throw new Refusal('not_found');
}

/** The same for an action of one side only: the other side is refused with access_denied. */
export function requireSide(
  purchase: { buyerId: string; sellerId: string },
  userId: string,
  side: 'buyer' | 'seller',
): void {
  if (sideOf(purchase, userId) !== side) throw new Refusal('access_denied');
}
