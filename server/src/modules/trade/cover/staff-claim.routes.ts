import type { coverEndpoints } from '@oja/contract/cover';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { readClaimPictures } from './claim-pictures.ts';
import { decideClaim } from './decide-claim.ts';
import {
  claimOrders,
  countOpenClaims,
  presentClaimRow,
  previewClaim,
  readClaimPage,
  showClaim,
} from './staff-claims.ts';

const pageSize = 24;

/** What staff do about claims in cover. */
export const staffClaimRoutes = (deps: Deps) =>
  ({
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
      return { data: await showClaim(deps, { claimId: params.id, staffId: session.user.id }) };
    },
    async previewClaim({ session, params, query }) {
      const input = { claimId: params.id, staffId: session.user.id, refundAmount: query.refund_amount };
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
      const data = await showClaim(deps, { claimId: call.params.id, staffId: call.session.user.id });
      return { data, approval };
    },
  }) satisfies Partial<Handlers<typeof coverEndpoints>>;
