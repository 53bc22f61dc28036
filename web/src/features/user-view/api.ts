import { accountEndpoints } from '@oja/contract/accounts';
import { userViewEndpoints } from '@oja/contract/user-views';
import { callApi } from '@/lib/api/call-api';

/** Called before the application starts, so without its cache. */

export async function readView(id: string) {
  return (await callApi(userViewEndpoints.showUserView, { params: { id } })).data;
}

export async function readViewedUser() {
  return (await callApi(accountEndpoints.currentUser)).data;
}
