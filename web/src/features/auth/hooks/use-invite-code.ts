import { useSearchParams } from 'react-router';
import { keepReturnPath } from '@/lib/auth/return-path';

const plausible = /^[A-Z0-9_-]{1,40}$/;

/** The code of the person who sent the link (?ref=), or undefined when there is none that could be one. */
export function readInviteCode(search: URLSearchParams): string | undefined {
  const code = search.get('ref')?.trim().toUpperCase() ?? '';
  return plausible.test(code) ? code : undefined;
}

/** Keeps the code in the address, so that it survives a look at the other page. */
export function withInviteCode(path: string, code: string | undefined): string {
  return code === undefined ? path : `${path}?${new URLSearchParams({ ref: code })}`;
}

/** The code of an invitation, if there is one, and links between the auth pages that keep it and the return path. */
export function useInviteCode(): { inviteCode: string | undefined; keepInvite: (path: string) => string } {
  const [search] = useSearchParams();
  const inviteCode = readInviteCode(search);
  const keepInvite = (path: string) => keepReturnPath(withInviteCode(path, inviteCode), search.toString());
  return { inviteCode, keepInvite };
}
