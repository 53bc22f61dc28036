import type { applicationEndpoints } from '@oja/contract/applications';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { presentOwnApplication } from './application.presenter.ts';
import { readOwnApplication } from './application.queries.ts';
import { reviewRoutes } from './review.routes.ts';
import { saveDraft } from './save-draft.ts';
import { submitApplication } from './submit-application.ts';
import { uploadDocument, withdrawDocument } from './upload-document.ts';

export const applicationRoutes = (deps: Deps): Handlers<typeof applicationEndpoints> => {
  const answer = async (userId: string) => {
    const { platformFeePercent } = await deps.settings.read('payment');
    return { data: presentOwnApplication(await readOwnApplication(deps.db, userId), { platformFeePercent }) };
  };
  return {
    ...reviewRoutes(deps),
    readSellerApplication: ({ session }) => answer(session.user.id),
    async saveSellerApplication({ session, body }) {
      await saveDraft(deps, session.user.id, body);
      return answer(session.user.id);
    },
    async uploadApplicationDocument({ session, params, query, bytes }) {
      const { file_name: fileName = '' } = query;
      await uploadDocument(deps, { userId: session.user.id, kind: params.kind, bytes, fileName });
      return answer(session.user.id);
    },
    async removeApplicationDocument({ session, params }) {
      await withdrawDocument(deps, { userId: session.user.id, kind: params.kind });
      return answer(session.user.id);
    },
    async submitSellerApplication({ session }) {
      await submitApplication(deps, session.user.id);
      return answer(session.user.id);
    },
  };
};
