import type { applicationEndpoints } from '@oja/contract/applications';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handlers } from '../../http/call.ts';
import { sendCsv } from '../../http/csv-file.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { staffActor } from '../audit/index.ts';
import { presentInQueue, presentInReview } from './application.presenter.ts';
import { readDocuments } from './application.queries.ts';
import { countByStatus, placeInQueue, readQueue, readQueueRow } from './application-queue.queries.ts';
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
    return { data: presentInReview(row, await readDocuments(deps.db, row.id), viewer) };
  };
  return {
    async listApplications({ query }) {
      const { cursor, limit = defaultLimit } = query;
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      const rows = await readQueue(deps.db, { ...query, after, limit: limit + 1 });
      const place = rows.length > limit ? placeInQueue(rows[limit - 1]) : undefined;
      return {
        data: rows.slice(0, limit).map(presentInQueue),
        next_cursor: place ? encodeCursor(place) : null,
        counts: await countByStatus(deps.db),
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
      // Papers of a person: kept nowhere, and inert should anybody open the address itself.
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
