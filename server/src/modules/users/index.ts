import { restateSearchText } from './restate-search-text.ts';

export { peopleText, searchPeople, searchUsers } from './search-users.ts';
export { userRoutes } from './user.routes.ts';
export const userJobs = [restateSearchText];
