import type { applicationEndpoints } from '@oja/contract/applications';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { readApplicationTallies } from '../../platform/tallies/index.ts';
import { presentInQueue, presentInReview } from './application.presenter.ts';
import { readDocuments } from './application.queries.ts';
import { orderOfQueue } from './application-orders.ts';
import { readQueue, readQueueRow } from './application-queue.queries.ts';
import { compareBankAccounts } from './compare-bank-accounts.ts';
import { exportApplications } from './export-applications.ts';
import { openApplicationDocument } from './open-document.ts';
import { approveApplication, rejectApplication } from './review-application.ts';

type Names =
  | 'listApplications'
  | 'exportApplications'
  | 'readApplication'
  | 'openApplicationDocument'
  | 'approveApplication'
  | 'rejectApplication';

const defaultLimit = 20;

export const reviewRoutes = (deps: Deps): Pick<Handlers<typeof applicationEndpoints>, Names> => {
  const answer = async (applicationId: string, viewer: { id: string }) => {
    const row = await readQueueRow(deps.db, applicationId);
    if (row === undefined) throw new Refusal('not_found');
    const [documents, bankAccounts] = await Promise.all([
      readDocuments(deps.db, row.id),
      compareBankAccounts(deps, row),
    ]);
    return { data: presentInReview(row, { documents, bankAccounts, viewer }) };
  };
  return {
    async listApplications({ query }) {
      const { limit = defaultLimit } = query;
      const rows = await readQueue(deps.db, { ...query, limit: limit + 1 });
      const { page, nextCursor } = pageOf(rows, limit, orderOfQueue(query).order);
      const count = await readApplicationTallies(deps.db);
      return {
        data: page.map(presentInQueue),
        next_cursor: nextCursor,
        counts: { pending: count('pending'), approved: count('approved'), rejected: count('rejected') },
      };
    },
    async exportApplications(call) {
      const lines = await exportApplications(deps, staffActor(call), call.query);
      return sendCsv(call.reply, { name: 'applications', at: deps.now(), lines });
    },
    readApplication: ({ params, session }) => answer(params.id, session.user),
    async openApplicationDocument({ params, reply, ...call }) {
      const document = await openApplicationDocument(deps, {
        applicationId: params.id,
        kind: params.kind,
        actor: staffActor(call),
      });
      // Identity documents: not cached, and inert when the address is opened directly.
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${document.fileName}"`);
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      return reply.type(document.contentType).send(document.bytes);
    },
    async approveApplication({ params, ...call }) {
      await approveApplication(deps, { applicationId: params.id, actor: staffActor(call) });
      return answer(params.id, call.session.user);
    },
    async rejectApplication({ params, body, ...call }) {
      await rejectApplication(deps, {
        applicationId: params.id,
        actor: staffActor(call),
        reason: body.reason,
      });
      return answer(params.id, call.session.user);
    },
  };
};
