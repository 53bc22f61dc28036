import { roleLabels, traderRoles } from '@oja/contract/access';
import { lagosDay } from '@oja/contract/lagos-time';
import type { Db } from '../../../db/client.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import type { ReportTarget, WantedTarget } from '../../../domain/report/report-target.ts';

/** A trading user, as others see them. */
export async function findReportedUser(db: Db, wanted: WantedTarget): Promise<ReportTarget | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'bio', 'avatar', 'role', 'verified', 'createdAt'])
    .where('id', '=', wanted.id)
    .where('role', 'in', traderRoles)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (person === undefined) return undefined;
  return {
    ownerId: person.id,
    title: shownText(person.nickname),
    snapshot: {
      text: person.bio,
      facts: [
        { label: 'Nickname', value: person.nickname },
        { label: 'Role', value: roleLabels[person.role] },
        { label: 'Verified', value: person.verified ? 'Yes' : 'No' },
        { label: 'Member since', value: lagosDay(person.createdAt) },
      ],
      pictures: person.avatar === null ? [] : [person.avatar],
    },
  };
}
