import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { dropDocuments } from './application.store.ts';

/** Every hour: whoever deleted their account takes their application and its documents along. */
export const forgetErasedApplicants = defineJob({
  name: 'forget_erased_applicants',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const gone = await deps.db
      .selectFrom('sellerApplications as application')
      .innerJoin('users as person', 'person.id', 'application.userId')
      .select('application.id')
      .where('person.erasedAt', 'is not', null)
      .execute();
    for (const { id } of gone) {
      await inTransaction(deps.db, async (tx) => {
        await dropDocuments(tx, id);
        await tx.deleteFrom('sellerApplications').where('id', '=', id).execute();
      });
    }
  },
});
