import { sweptAfterDays } from './periods.ts';
import type { PersonalFiles } from './types.ts';

/** Personal data outside the tables. */
export const personalFiles: readonly PersonalFiles[] = [
  {
    store: 'Storage: pictures (media, private-images)',
    whose: 'Who uploaded them',
    what: 'Photos of profiles, listings, messages, tickets, disputes, hand-overs and claims, without the camera’s data',
    why: 'To show them',
    ground: 'contract',
    kept: 'As long as what they were uploaded for',
    erasure: `Profile, message and ticket pictures within a day; listing pictures after ${sweptAfterDays.listingTraces} days; pictures of a purchase, a dispute or a claim stay with it`,
  },
  {
    store: 'Storage: documents',
    whose: 'Applicant',
    what: 'Identity document and proof of ownership, sealed',
    why: 'To give the verified mark',
    ground: 'contract',
    kept: 'Until the account is deleted',
    erasure: 'Removed by a job right after the erasure',
  },
  {
    store: 'Mail folder, when no mail server is set',
    whose: 'Recipient, and people whom a mail names',
    what: 'Mails as files',
    why: 'To read mails without a mail server',
    ground: 'contract',
    kept: `${sweptAfterDays.mailFiles} days`,
    erasure: `The hourly sweep deletes mails older than ${sweptAfterDays.mailFiles} days`,
  },
  {
    store: 'Job queue (graphile_worker)',
    whose: 'Recipient of a notification, person who signs in',
    what: 'Text or address that a job needs',
    why: 'To send mail, pushes and text messages after the change is stored',
    ground: 'contract',
    kept: `Until the job is done; ${sweptAfterDays.failedJobs} days when it failed for good`,
    erasure: `The hourly sweep deletes failed jobs older than ${sweptAfterDays.failedJobs} days`,
  },
  {
    store: 'Log output of the server',
    whose: 'Every visitor',
    what: 'Time, path without its query, result, id of the account; no names, addresses or texts',
    why: 'To find faults and attacks',
    ground: 'legitimate interest',
    kept: 'As the operator sets the collection of logs',
    erasure: 'With the log files',
  },
  {
    store: 'Backups',
    whose: 'Everyone above',
    what: 'Copies of database and storage',
    why: 'To survive a loss',
    ground: 'legitimate interest',
    kept: 'As the operator sets the rotation of backups',
    erasure: 'With the backup; a restored copy applies the due rules again when the worker starts',
  },
];
