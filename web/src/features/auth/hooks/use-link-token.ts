import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { keepReturnPath } from '@/lib/auth/return-path';

/**
 * Reads the secret of a mailed link (?token=) and takes it out of the address, so that it stays neither in the
 * history of the browser nor in a picture of the screen. Undefined when the link is incomplete.
 */
export function useLinkToken(schema: z.ZodType<string>): string | undefined {
  const [search] = useSearchParams();
  const [token] = useState(() => schema.safeParse(search.get('token')).data);
  useEffect(() => {
    const { pathname, search: query, hash } = window.location;
    const address = `${keepReturnPath(pathname, query)}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return token;
}
