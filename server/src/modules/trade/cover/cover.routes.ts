import type { Cover, coverEndpoints } from '@oja/contract/cover';
import type { Deps } from '../../../deps/deps.ts';
import { claimableKobo } from '../../../domain/cover/claim-payment.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { readReturnedToBuyer, sideOf } from '../purchases/index.ts';
import { addClaimDetails } from './add-claim-details.ts';
import { answerClaim, withdrawClaim } from './answer-claim.ts';
import { answerCheckIn } from './check-ins.ts';
import { readClaimPictures } from './claim-pictures.ts';
import { presentCover } from './cover.presenter.ts';
import { readCover } from './cover.queries.ts';
import { decideClaim } from './decide-claim.ts';
import { openClaim } from './open-claim.ts';
import { showCoverTerms } from './show-cover-terms.ts';
import {
  claimOrders,
  countOpenClaims,
  presentClaimRow,
  previewClaim,
  readClaimPage,
  showClaim,
} from './staff-claims.ts';

const pageSize = 24;

export const coverRoutes = (deps: Deps): Handlers<typeof coverEndpoints> => {
  const show = async (purchaseId: string, userId: string): Promise<{ data: Cover }> => {
    const details = await readCover(deps.db, purchaseId);
    if (details === undefined) throw new Refusal('not_found');
    const viewer = sideOf(details.purchase, userId);
    const claimIds = details.claims.map(({ id }) => id);
    const pictures = await readClaimPictures(deps, claimIds);
    const returned = await readReturnedToBuyer(deps.db, purchaseId);
    const claimable = claimableKobo(details.purchase, returned);
    return {
      data: presentCover(details, pictures, { viewer, now: deps.now(), claimableKobo: claimable }),
    };
  };
  return {
    async coverTerms({ params, query }) {
      return { data: await showCoverTerms(deps, { listingId: params.id, price: query.price }) };
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
    async listClaims({ query }) {
      const { state = 'open', person, cursor, limit = pageSize } = query;
      const [rows, open] = await Promise.all([
        readClaimPage(deps.db, { state, person, cursor, limit: limit + 1 }),
        countOpenClaims(deps.db),
      ]);
      const { page, nextCursor } = pageOf(rows, limit, claimOrders[state]);
      const pictures = await readClaimPictures(
        deps,
        page.map(({ id }) => id),
      );
      return {
        data: page.map((row) => presentClaimRow(row, pictures)),
        next_cursor: nextCursor,
        open,
      };
    },
    async showClaim({ session, params }) {
      return { data: await showClaim(deps, { claimId: params.id, adminId: session.user.id }) };
    },
    async previewClaim({ session, params, query }) {
      const input = { claimId: params.id, adminId: session.user.id, refundAmount: query.refund_amount };
      return { data: await previewClaim(deps, input) };
    },
    async decideClaim(call) {
      const { outcome, refund_amount: refundAmount, details, early_reason: earlyReason } = call.body;
      const approval = await decideClaim(deps, {
        claimId: call.params.id,
        actor: staffActor(call),
        outcome,
        refundAmount,
        details,
        earlyReason,
        idempotencyKey: call.idempotencyKey,
        provenBy: call.session,
      });
      const data = await showClaim(deps, { claimId: call.params.id, adminId: call.session.user.id });
      return { data, approval };
    },
  };
};
