import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { removeDocument } from '../../platform/media/index.ts';

/** Removes the file of a document that no row refers to. */
export const removeStoredDocument = defineJob({
  name: 'remove_stored_document',
  payload: z.object({ name: z.string() }),
  attempts: 8,
  run: (deps, { name }) => removeDocument(deps.storage, name),
});
