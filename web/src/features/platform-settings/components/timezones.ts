import type { Choice } from './fields/choice-field';

/** One for each part of the world where staff may sit; whatever is saved is offered as well. */
const usual = [
  'Africa/Lagos',
  'Africa/Accra',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Toronto',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Paris',
  'UTC',
];

export function timezoneChoices(saved: string): Choice[] {
  const names = usual.includes(saved) ? usual : [saved, ...usual];
  return names.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
