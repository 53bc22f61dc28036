import { handIn } from '../../src/modules/applications/test-applications.ts';
import type { Person } from '../oja.ts';
import type { Desk, StaffCalls } from './desk.ts';

const reason = 'Asked for it in a ticket.';
const somebody = async ({ oja }: Desk) => ({ id: (await oja.person()).id });

async function application({ oja }: Desk): Promise<{ id: string }> {
  const person = await oja.person();
  await handIn(oja, person);
  return oja.deps.db
    .selectFrom('sellerApplications')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
}

async function lockedOut({ oja }: Desk): Promise<Person> {
  const person = await oja.person();
  for (let attempt = 0; attempt < 5; attempt += 1)
    await oja.call('login', { body: { email: person.email, password: 'not the password' } });
  return person;
}

export const peopleCalls: StaffCalls = {
  approveApplication: async (desk) => ({ params: await application(desk) }),
  rejectApplication: async (desk) => ({ params: await application(desk), body: { reason } }),
  addUser: async () => ({ body: { name: 'Ngozi Eze', email: 'walk@example.com', role: 'seller' } }),
  editUser: async (desk) => ({ params: await somebody(desk), body: { name: 'Ada Obi' } }),
  deleteUserByStaff: async (desk) => ({ params: await somebody(desk), body: { reason } }),
  banUser: async (desk) => ({ params: await somebody(desk), body: { reason } }),
  unbanUser: async (desk) => {
    const params = await somebody(desk);
    await desk.done('banUser', { params });
    return { params, body: { reason } };
  },
  changeUserRole: async (desk) => ({ params: await somebody(desk), body: { role: 'moderator' } }),
  changeManyUsers: async (desk) => ({
    body: { action: 'suspend', ids: [(await somebody(desk)).id, (await somebody(desk)).id], reason },
  }),
  endUserSessions: async (desk) => ({ params: await somebody(desk) }),
  unlockUser: async (desk) => ({ params: { id: (await lockedOut(desk)).id }, body: { reason } }),
  addUserNote: async (desk) => ({ params: await somebody(desk), body: { text: 'Called us.' } }),
};
