import { useAdminAuth } from '@/lib/auth/auth-provider';
import { MessagesDesk } from '../components/messages-desk';

/** The own conversations of a member of staff. Those of others open through a case alone. */
export function Component() {
  const { user } = useAdminAuth();
  return user === undefined ? null : <MessagesDesk userId={user.id} byStaff />;
}
