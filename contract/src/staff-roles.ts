import { z } from 'zod';
import { roles } from './access.ts';
import { endpoint } from './endpoint.ts';

/** How many people have each role. What a role may do stands in access.ts. */
export const staffRoleEndpoints = {
  countRoles: endpoint({
    method: 'GET',
    path: '/admin/roles',
    tag: 'Users',
    summary: 'How many people have each role',
    access: 'admin',
    limit: 'read',
    reply: z.array(
      z.object({
        role: z.enum(roles),
        people: z.int().meta({
          description: 'As the list of users counts them: sellers include the verified ones.',
          examples: [3],
        }),
      }),
    ),
  }),
};
