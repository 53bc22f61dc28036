import { useSearchParams } from 'react-router';
import { readInviteCode, withInviteCode } from '../logic/invite-code';

/** The code of an invitation, if there is one, and links that keep it. */
export function useInviteCode(): { inviteCode: string | undefined; keepInvite: (path: string) => string } {
  const [search] = useSearchParams();
  const inviteCode = readInviteCode(search);
  return { inviteCode, keepInvite: (path) => withInviteCode(path, inviteCode) };
}
