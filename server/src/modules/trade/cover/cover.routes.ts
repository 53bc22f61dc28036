import type { Cover, coverEndpoints } from '@oja/contract/cover';
import type { Deps } from '../../../deps/deps.ts';
import { claimableKobo } from '../../../domain/cover/claim-payment.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { readReturnedToBuyer, sideOf } from '../purchases/index.ts';
import { addClaimDetails } from './add-claim-details.ts';
import { answerClaim, withdrawClaim } from './answer-claim.ts';
import { answerCheckIn } from './check-ins.ts';
import { readClaimPictures } from './claim-pictures.ts';
import { presentCover } from './cover.presenter.ts';
import { readCover } from './cover.queries.ts';
import { openClaim } from './open-claim.ts';
import { showCoverTerms } from './show-cover-terms.ts';
import { findLaterSale } from './sold-on.queries.ts';
import { staffClaimRoutes } from './staff-claim.routes.ts';

export const coverRoutes = (deps: Deps): Handlers<typeof coverEndpoints> => {
  const show = async (purchaseId: string, userId: string): Promise<{ data: Cover }> => {
    const details = await readCover(deps.db, purchaseId);
    if (details === undefined) throw new Refusal('not_found');
    const viewer = sideOf(details.purchase, userId);
    const claimIds = details.claims.map(({ id }) => id);
    const pictures = await readClaimPictures(deps, claimIds);
    const returned = await readReturnedToBuyer(deps.db, purchaseId);
    const facts = {
      claimableKobo: claimableKobo(details.purchase, returned),
      isSoldOn: viewer === 'buyer' && (await findLaterSale(deps.db, details.purchase)) === 'completed',
    };
    return { data: presentCover(details, pictures, { viewer, now: deps.now(), ...facts }) };
  };
  return {
    async coverTerms({ session, params, query }) {
      const given = { listingId: params.id, viewerId: session.user.id, price: query.price };
      return { data: await showCoverTerms(deps, given) };
    },
    showCover({ session, params }) {
      return show(params.id, session.user.id);
    },
    async openClaim({ session, params, body, idempotencyKey }) {
      const buyerId = session.user.id;
      const { images = [], ...claim } = body;
      await openClaim(deps, { purchaseId: params.id, buyerId, ...claim, images, idempotencyKey });
      return show(params.id, buyerId);
    },
    async answerCheckIn({ session, params, body }) {
      const buyerId = session.user.id;
      await answerCheckIn(deps, { purchaseId: params.id, buyerId, day: params.day, answer: body.answer });
      return show(params.id, buyerId);
    },
    async answerClaim({ session, params, body, idempotencyKey }) {
      const { text, images = [] } = body;
      const claimText = { claimId: params.id, userId: session.user.id, text, images };
      const { purchaseId } = await answerClaim(deps, { ...claimText, idempotencyKey });
      return show(purchaseId, claimText.userId);
    },
    async addClaimDetails({ session, params, body, idempotencyKey }) {
      const { text, images = [] } = body;
      const claimText = { claimId: params.id, userId: session.user.id, text, images };
      const { purchaseId } = await addClaimDetails(deps, { ...claimText, idempotencyKey });
      return show(purchaseId, claimText.userId);
    },
    async withdrawClaim({ session, params }) {
      const buyerId = session.user.id;
      const { purchaseId } = await withdrawClaim(deps, { claimId: params.id, buyerId });
      return show(purchaseId, buyerId);
    },
    ...staffClaimRoutes(deps),
  };
};
