import { adminUserEndpoints } from '@oja/contract/admin-users';
import { downloadApi } from '@/lib/api/call-api';
import { exportQueryOf, type UserView } from '../logic/user-view';

export function downloadUsers(wanted: { view: UserView } | { ids: readonly string[] }): Promise<Blob> {
  const query = 'ids' in wanted ? { ids: wanted.ids.join(',') } : exportQueryOf(wanted.view);
  return downloadApi(adminUserEndpoints.exportUsers, { query });
}
