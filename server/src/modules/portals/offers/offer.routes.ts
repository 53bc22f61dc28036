import { koboFromNaira } from '@oja/contract/money';
import type { Offer, offerEndpoints } from '@oja/contract/offers';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { encodeCursor } from '../../../http/cursor.ts';
import {
  enterOfferConversation,
  findOfferConversations,
  offerKey,
  refuseUnwanted,
} from '../../talk/messaging/index.ts';
import {
  answerOffer,
  countWaiting,
  makeOffer,
  type OfferAnswerRequest,
  type OwnOffer,
  presentOffer,
  readOwnOffer,
  readOwnOffers,
} from '../../trade/offers/index.ts';

const usualLimit = 24;
const declinedAtOnce = 'The seller does not consider offers this low. You can offer more.';

export const offerRoutes = (deps: Deps): Handlers<typeof offerEndpoints> => {
  const present = async (rows: readonly OwnOffer[]): Promise<Offer[]> => {
    const conversations = await findOfferConversations(deps.db, rows);
    const now = deps.now();
    return rows.map((row) => ({
      ...presentOffer(row, now),
      conversation_id: conversations.get(offerKey(row)) ?? null,
    }));
  };
  const show = async (offerId: string, userId: string): Promise<Offer> => {
    const row = await readOwnOffer(deps.db, { offerId, userId });
    const [offer] = await present(row === undefined ? [] : [row]);
    if (offer === undefined) throw new Refusal('not_found');
    return offer;
  };
  const answer = async (given: OfferAnswerRequest, message: string) => {
    await answerOffer(deps, given);
    return { data: await show(given.offerId, given.userId), message };
  };
  return {
    async makeOffer({ session, params, body }) {
      const { id: buyerId, role } = session.user;
      const request = { buyerId, listingId: params.id, amountKobo: koboFromNaira(body.amount) };
      const { id, status } = await makeOffer(deps, request, (tx, { offer }) =>
        enterOfferConversation(tx, deps, {
          id: offer.id,
          listingId: offer.listingId,
          buyer: { id: buyerId, role },
          message: body.message ?? '',
        }),
      );
      const message = status === 'declined' ? declinedAtOnce : 'Offer Sent';
      return { data: await show(id, buyerId), message };
    },
    async listOffers({ session, query }) {
      const { id: userId } = session.user;
      const { side, state, listing_id: listingId, with: withId, cursor, limit = usualLimit } = query;
      const now = deps.now();
      const filter = { userId, side, state, listingId, withId, cursor, now };
      const rows = await readOwnOffers(deps.db, { ...filter, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        data: await present(shown),
        next_cursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
        waiting: await countWaiting(deps.db, userId, now),
      };
    },
    async showOffer({ session, params }) {
      return { data: await show(params.id, session.user.id) };
    },
    acceptOffer({ session, params, body }) {
      const expectedKobo = koboFromNaira(body.expected_amount);
      const own = { offerId: params.id, userId: session.user.id };
      return answer({ ...own, answer: 'accept', expectedKobo }, 'Offer Accepted');
    },
    declineOffer: ({ session, params }) =>
      answer({ offerId: params.id, userId: session.user.id, answer: 'decline' }, 'Offer Declined'),
    withdrawOffer: ({ session, params }) =>
      answer({ offerId: params.id, userId: session.user.id, answer: 'withdraw' }, 'Offer Withdrawn'),
    async counterOffer({ session, params, body }) {
      const own = { offerId: params.id, userId: session.user.id };
      const { status } = await answerOffer(deps, {
        ...own,
        answer: 'counter',
        amountKobo: koboFromNaira(body.amount),
        inSameTransaction: (tx, { buyerId, sellerId }) =>
          refuseUnwanted(tx, { fromId: own.userId, toId: own.userId === buyerId ? sellerId : buyerId }),
      });
      const message = status === 'declined' ? declinedAtOnce : 'Counter-Offer Sent';
      return { data: await show(own.offerId, own.userId), message };
    },
  };
};
