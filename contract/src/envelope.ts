import { z } from 'zod';

/** What every JSON answer looks like. `message` and `error` of a failure are the same sentence. */
export const failure = z
  .object({
    status: z.literal('error'),
    code: z.string().meta({ examples: ['invalid_input'] }),
    message: z.string().meta({ examples: ['Some of what you sent is not valid.'] }),
    error: z.string().meta({ examples: ['Some of what you sent is not valid.'] }),
    details: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ examples: [[{ field: 'email', message: 'Please enter a valid e-mail address.' }]] }),
    request_id: z.string().meta({ examples: ['req-7f3a9c'] }),
  })
  .meta({ id: 'Failure', description: 'What every refused or failed call answers.' });

export type Failure = z.output<typeof failure>;
