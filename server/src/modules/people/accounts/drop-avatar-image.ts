import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { dropImage } from '../../platform/media/index.ts';

/** Removes the photo of an erased user from the storage, which is not transactional. */
export const dropAvatarImage = defineJob({
  name: 'drop_avatar_image',
  payload: z.object({ url: z.string() }),
  attempts: 8,
  run: (deps, { url }) => dropImage(deps, url),
});
