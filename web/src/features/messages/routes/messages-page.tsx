import { useAuth } from '@/lib/auth/auth-provider';
import { MessagesDesk } from '../components/messages-desk';

export function Component() {
  const { user } = useAuth();
  return user === undefined ? null : <MessagesDesk userId={user.id} />;
}
