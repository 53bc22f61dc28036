import { admits, isStaff, type Role } from '@oja/contract/access';
import {
  type NotificationChannel,
  notificationChannels,
  notificationGroups,
} from '@oja/contract/notification-fields';
import type { PreferenceChoice, PreferenceGroup } from '@oja/contract/notifications';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { isFixed, isOn, preferenceGroups } from '../../../domain/notification/preference-groups.ts';
import { staffAudiences } from './event.ts';
import { type EventName, type EventRow, eventRow, events } from './events.ts';

interface ChoosableEvent extends EventRow {
  name: EventName;
  label: string;
}

const choosable: readonly ChoosableEvent[] = (Object.keys(events) as EventName[]).flatMap((name) => {
  const row = eventRow(name);
  return row.label === null ? [] : [{ ...row, name, label: row.label }];
});

/** The events that a preference applies to and that this person may decide about; empty when it is not theirs. */
export function eventsOfChoice(role: Role, choice: PreferenceChoice): EventName[] {
  return choosable
    .filter((event) => ('event' in choice ? event.name === choice.event : event.group === choice.group))
    .filter((event) => isShown(role, event) && event.channels.includes(choice.channel))
    .filter((event) => !isFixed(event, choice.channel))
    .map((event) => event.name);
}

export async function listPreferences(
  db: Db | Tx,
  person: { id: string; role: Role },
): Promise<PreferenceGroup[]> {
  const chosen = await readChosen(db, person.id);
  return notificationGroups
    .map((group) => ({
      group,
      label: preferenceGroups[group].label,
      description: preferenceGroups[group].description,
      events: choosable
        .filter((event) => event.group === group && isShown(person.role, event))
        .map((event) => ({
          event: event.name,
          label: event.label,
          channels: notificationChannels
            .filter((channel) => event.channels.includes(channel))
            .map((channel) => ({
              channel,
              enabled: isOn(event, channel, chosen(event, channel)),
              fixed: isFixed(event, channel),
            })),
        })),
    }))
    .filter(({ events: shown }) => shown.length > 0);
}

/** The preference for the event, or else for its group; undefined when neither is set. */
async function readChosen(
  db: Db | Tx,
  userId: string,
): Promise<(event: ChoosableEvent, channel: NotificationChannel) => boolean | undefined> {
  const ofEvents = await db
    .selectFrom('notificationEventPreferences')
    .select(['event', 'channel', 'enabled'])
    .where('userId', '=', userId)
    .execute();
  const ofGroups = await db
    .selectFrom('notificationPreferences')
    .select(['groupName', 'channel', 'enabled'])
    .where('userId', '=', userId)
    .execute();
  const byEvent = new Map(ofEvents.map((row) => [`${row.event} ${row.channel}`, row.enabled]));
  const byGroup = new Map(ofGroups.map((row) => [`${row.groupName} ${row.channel}`, row.enabled]));
  return ({ name, group }, channel) =>
    byEvent.get(`${name} ${channel}`) ?? byGroup.get(`${group} ${channel}`);
}

/** Events of staff work are shown to those who have the right to do it. */
function isShown(role: Role, { audience, group }: EventRow): boolean {
  const right = staffAudiences.find((name) => name === audience);
  if (right !== undefined) return admits(right, role);
  return isStaff(role) || preferenceGroups[group].staffOnly !== true;
}
