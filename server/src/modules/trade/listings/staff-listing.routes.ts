import type { adminListingEndpoints } from '@oja/contract/admin-listings';
import type { StaffListingStatus } from '@oja/contract/listing-fields';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Client, Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import type { Session } from '../../../http/session.ts';
import { audit, staffActor } from '../../platform/audit/index.ts';
import { readListingTallies } from '../../platform/tallies/index.ts';
import { exportListings } from './export-listings.ts';
import { hideListing, sendListingBack, unhideListing } from './hide-listing.ts';
import { uploadListingImage } from './listing-images.ts';
import {
  approveListings,
  forEachListing,
  type Reviewer,
  rejectListings,
  reviewListing,
} from './review-listing.ts';
import { createListingFor, editListing, featureListing, removeListing } from './staff-change-listing.ts';
import { presentStaffPage, readAndPresent, showStaffListing } from './staff-listing.presenter.ts';
import { readStaffPage } from './staff-listing.queries.ts';
import { undoApproval } from './undo-approval.ts';

type StaffListingHandlers = Handlers<typeof adminListingEndpoints>;

export const staffListingRoutes = (deps: Deps): StaffListingHandlers => ({
  ...readingRoutes(deps),
  ...reviewRoutes(deps),
  ...visibilityRoutes(deps),
  ...changeRoutes(deps),
});

const readingRoutes = (deps: Deps) =>
  ({
    async listStaffListings(call) {
      const page = await readStaffPage(deps.db, call.query);
      return { data: presentStaffPage(page, reviewerOf(call)), total_is_exact: page.exact };
    },
    async countStaffListings() {
      const count = await readListingTallies(deps.db);
      const of = (status: StaffListingStatus) => count({ status });
      return {
        data: {
          total: count({}) - of('removed'),
          pending: of('pending'),
          posted: of('posted'),
          disputed: of('disputed'),
          draft: of('draft'),
          sold: of('sold'),
          rejected: of('rejected'),
        },
      };
    },
    async exportStaffListings(call) {
      const lines = await exportListings(deps, reviewerOf(call), call.query);
      return sendCsv(call.reply, { name: 'listings', at: deps.now(), lines });
    },
    async showStaffListing(call) {
      return { data: await showStaffListing(deps, call.params.id, reviewerOf(call)) };
    },
  }) satisfies Partial<StaffListingHandlers>;

const reviewRoutes = (deps: Deps) =>
  ({
    async approveListing(call) {
      const reviewer = reviewerOf(call);
      const reviewed = { listingId: call.params.id, version: call.body?.version };
      const { sellerActive } = await reviewListing(deps, reviewer, reviewed, {
        transition: 'approve',
        undoable: true,
      });
      return {
        data: await readAndPresent(deps, call.params.id, reviewer),
        message: 'Listing Approved!',
        seller_active: sellerActive,
      };
    },
    async rejectListing(call) {
      const reviewer = reviewerOf(call);
      const verdict = { transition: 'reject', reason: call.body?.reason } as const;
      const reviewed = { listingId: call.params.id, version: call.body?.version };
      await reviewListing(deps, reviewer, reviewed, verdict);
      return { data: await readAndPresent(deps, call.params.id, reviewer), message: 'Listing Rejected!' };
    },
    async approveListings(call) {
      return { data: await approveListings(deps, reviewerOf(call), call.body) };
    },
    async undoApprovals(call) {
      const reviewer = reviewerOf(call);
      return { data: await forEachListing(call.body.ids, (id) => undoApproval(deps, reviewer, id)) };
    },
    async rejectListings(call) {
      return { data: await rejectListings(deps, reviewerOf(call), call.body) };
    },
  }) satisfies Partial<StaffListingHandlers>;

const visibilityRoutes = (deps: Deps) =>
  ({
    async hideListing(call) {
      const reviewer = reviewerOf(call);
      await hideListing(deps, reviewer, { listingId: call.params.id, reason: call.body.reason });
      return { data: await readAndPresent(deps, call.params.id, reviewer), message: 'Listing Hidden' };
    },
    async unhideListing(call) {
      const reviewer = reviewerOf(call);
      await unhideListing(deps, reviewer, { listingId: call.params.id, reason: call.body.reason });
      return { data: await readAndPresent(deps, call.params.id, reviewer), message: 'Listing Shown Again' };
    },
    async sendListingBack(call) {
      const reviewer = reviewerOf(call);
      await sendListingBack(deps, reviewer, { listingId: call.params.id, reason: call.body.reason });
      return { data: await readAndPresent(deps, call.params.id, reviewer), message: 'Sent Back to Review' };
    },
  }) satisfies Partial<StaffListingHandlers>;

const changeRoutes = (deps: Deps) =>
  ({
    async createListingFor(call) {
      const reviewer = reviewerOf(call);
      const { id } = await createListingFor(deps, reviewer, call.body);
      return { data: await readAndPresent(deps, id, reviewer) };
    },
    async editListing(call) {
      const reviewer = reviewerOf(call);
      await editListing(deps, reviewer, call.params.id, call.body);
      return { data: await readAndPresent(deps, call.params.id, reviewer) };
    },
    async uploadStaffListingImage(call) {
      const { id, url, thumbUrl } = await uploadListingImage(deps, {
        ownerId: call.session.user.id,
        bytes: call.bytes,
      });
      await inTransaction(deps.db, (tx) =>
        audit(tx, {
          actor: staffActor(call),
          action: 'listing.picture_uploaded',
          subject: { kind: 'listing_image', id },
          after: { url },
        }),
      );
      return { data: { id, url, thumbnail: thumbUrl } };
    },
    async removeListing(call) {
      await removeListing(deps, reviewerOf(call), call.params.id, call.body.reason);
      return { data: null, message: 'Listing Removed' };
    },
    async featureListing(call) {
      const reviewer = reviewerOf(call);
      await featureListing(deps, reviewer, call.params.id, true);
      return { data: await readAndPresent(deps, call.params.id, reviewer) };
    },
    async unfeatureListing(call) {
      const reviewer = reviewerOf(call);
      await featureListing(deps, reviewer, call.params.id, false);
      return { data: await readAndPresent(deps, call.params.id, reviewer) };
    },
  }) satisfies Partial<StaffListingHandlers>;

/** The access table admits only staff here. */
function reviewerOf(call: { session: Session; client: Client }): Reviewer {
  const { id, role } = call.session.user;
  return { id, role: role === 'admin' ? 'admin' : 'moderator', actor: staffActor(call) };
}
