import { isStaff, type Role } from '@oja/contract/access';
import {
  type NotificationChannel,
  type NotificationGroup,
  notificationChannels,
  notificationGroups,
} from '@oja/contract/notification-fields';
import type { PreferenceGroup } from '@oja/contract/notifications';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import { isOn, preferenceGroups } from '../../domain/notification/preference-groups.ts';
import { type EventName, eventRow, events } from './events.ts';

/** The channels that at least one event of the group can take: nothing else is worth a switch. */
const offered = new Map<NotificationGroup, Set<NotificationChannel>>();
for (const name of Object.keys(events) as EventName[]) {
  const { group, channels } = eventRow(name);
  offered.set(group, new Set([...(offered.get(group) ?? []), ...channels]));
}

/** False for what a person cannot decide: no such switch, not for their role, or always on. */
export function mayChoose(role: Role, group: NotificationGroup, channel: NotificationChannel): boolean {
  return isShown(role, group) && offers(group, channel) && !preferenceGroups[group].fixed.includes(channel);
}

export async function listPreferences(
  db: Db | Tx,
  person: { id: string; role: Role },
): Promise<PreferenceGroup[]> {
  const rows = await db
    .selectFrom('notificationPreferences')
    .select(['groupName', 'channel', 'enabled'])
    .where('userId', '=', person.id)
    .execute();
  const chosen = new Map(rows.map((row) => [`${row.groupName} ${row.channel}`, row.enabled]));
  return notificationGroups
    .filter((group) => isShown(person.role, group))
    .map((group) => ({
      group,
      label: preferenceGroups[group].label,
      description: preferenceGroups[group].description,
      channels: notificationChannels
        .filter((channel) => offers(group, channel))
        .map((channel) => ({
          channel,
          enabled: isOn(group, channel, chosen.get(`${group} ${channel}`)),
          fixed: preferenceGroups[group].fixed.includes(channel),
        })),
    }));
}

function isShown(role: Role, group: NotificationGroup): boolean {
  return offered.has(group) && (isStaff(role) || preferenceGroups[group].staffOnly !== true);
}

function offers(group: NotificationGroup, channel: NotificationChannel): boolean {
  return offered.get(group)?.has(channel) === true;
}
