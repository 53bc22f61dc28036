import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { ApplicationRow, DocumentRow } from './application.store.ts';

export interface OwnApplication {
  application: ApplicationRow | undefined;
  documents: DocumentRow[];
}

export async function readOwnApplication(db: Db | Tx, userId: string): Promise<OwnApplication> {
  const application = await db
    .selectFrom('sellerApplications')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  return { application, documents: application ? await readDocuments(db, application.id) : [] };
}

export function readDocuments(db: Db | Tx, applicationId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('applicationDocuments')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('kind')
    .execute();
}
