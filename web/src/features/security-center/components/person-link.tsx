import { Link } from 'react-router';
import { paths } from '@/config/paths';

/** Opens the profile of a person on the users page. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link
      to={`${paths.admin.users}?user=${id}`}
      className="rounded-sm font-medium underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
