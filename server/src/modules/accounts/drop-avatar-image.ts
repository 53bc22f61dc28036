import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { dropImage } from '../media/index.ts';

/** Takes the photo of an erased person out of the storage, which no transaction can. */
export const dropAvatarImage = defineJob({
  name: 'drop_avatar_image',
  payload: z.object({ url: z.string() }),
  attempts: 8,
  run: (deps, { url }) => dropImage(deps, url),
});
