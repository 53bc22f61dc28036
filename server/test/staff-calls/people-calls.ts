import { handIn } from '../../src/modules/people/applications/test-applications.ts';
import type { Person } from '../oja.ts';
import type { BackOffice, StaffCalls } from './back-office.ts';

const reason = 'Asked for it in a ticket.';
const anyUser = async ({ oja }: BackOffice) => ({ id: (await oja.person()).id });

async function application({ oja }: BackOffice): Promise<{ id: string }> {
  const person = await oja.person();
  await handIn(oja, person);
  return oja.deps.db
    .selectFrom('sellerApplications')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
}

async function lockedOut({ oja }: BackOffice): Promise<Person> {
  const person = await oja.person();
  for (let attempt = 0; attempt < 5; attempt += 1)
    await oja.call('login', { body: { email: person.email, password: 'not the password' } });
  return person;
}

export const peopleCalls: StaffCalls = {
  approveApplication: async (office) => {
    const params = await application(office);
    const { oja, market } = office;
    const document = { ...params, kind: 'government_id' } as const;
    await oja.call('openApplicationDocument', { token: market.admin.token, params: document });
    return { params };
  },
  rejectApplication: async (office) => ({ params: await application(office), body: { reason } }),
  addUser: async () => ({ body: { name: 'Ngozi Eze', email: 'walk@example.com', role: 'seller' } }),
  editUser: async (office) => ({ params: await anyUser(office), body: { name: 'Ada Obi' } }),
  deleteUserByStaff: async (office) => ({ params: await anyUser(office), body: { reason } }),
  banUser: async (office) => ({ params: await anyUser(office), body: { reason } }),
  unbanUser: async (office) => {
    const params = await anyUser(office);
    await office.done('banUser', { params });
    return { params, body: { reason } };
  },
  changeUserRole: async (office) => ({ params: await anyUser(office), body: { role: 'moderator' } }),
  changeManyUsers: async (office) => ({
    body: { action: 'suspend', ids: [(await anyUser(office)).id, (await anyUser(office)).id], reason },
  }),
  endUserSessions: async (office) => ({ params: await anyUser(office) }),
  unlockUser: async (office) => ({ params: { id: (await lockedOut(office)).id }, body: { reason } }),
  sendUserResetLink: async (office) => ({ params: await anyUser(office) }),
  resendUserConfirmation: async (office) => ({ params: await anyUser(office) }),
  changeUserEmail: async (office) => ({
    params: await anyUser(office),
    body: { email: 'new-address@example.com', reason },
  }),
  addSanction: async (office) => ({
    params: await anyUser(office),
    body: { kind: 'selling_paused', reason, days: 7 },
  }),
  liftSanction: async (office) => {
    const params = await anyUser(office);
    await office.done('addSanction', { params, body: { kind: 'warning', reason } });
    const { id } = await office.oja.deps.db
      .selectFrom('sanctions')
      .select('id')
      .where('userId', '=', params.id)
      .executeTakeFirstOrThrow();
    return { params: { id }, body: { reason } };
  },
  decideSanctionAppeal: async (office) => {
    const person = await office.oja.person();
    const other = await office.oja.person({ role: 'admin' });
    const given = await office.oja.call('addSanction', {
      token: other.token,
      params: { id: person.id },
      body: { kind: 'warning', reason },
    });
    const params = { id: given.body.data[0]?.id ?? '' };
    await office.oja.call('appealSanction', { token: person.token, params, body: { text: 'Look again.' } });
    return { params, body: { outcome: 'upheld', reason } };
  },
  startUserView: async (office) => ({ params: await anyUser(office), body: { reason } }),
  endUserView: async (office) => {
    const { token } = office.market.admin;
    const params = await anyUser(office);
    const started = await office.oja.call('startUserView', { token, params, body: { reason } });
    return { params: { id: started.body.data.id } };
  },
  addUserNote: async (office) => ({ params: await anyUser(office), body: { text: 'Called us.' } }),
};
