import type { BodyFor, CallResult } from '../../../../test/calls.ts';
import type { Oja, Person } from '../../../../test/oja.ts';
import { offer, openMarket } from '../../../../test/purchases.ts';

/** The endpoints that answer with the report. */
type ReportCall =
  | 'actOnReport'
  | 'approveReport'
  | 'claimReport'
  | 'dismissReport'
  | 'editReport'
  | 'noteReport'
  | 'putBack'
  | 'releaseReport'
  | 'reopenReport'
  | 'showReport'
  | 'undoDismissal';

/** Fixtures of the moderation tests: a market, two moderators, and reports on demand. */
export async function openModeration(oja: Oja) {
  const market = await openMarket(oja);
  const ada = await oja.person({ role: 'moderator', days: 365 });
  const bola = await oja.person({ role: 'moderator', days: 365 });

  async function report(change: Partial<BodyFor<'submitReport'>> = {}, by?: Person): Promise<string> {
    const reporter = by ?? (await oja.person({ days: 365 }));
    const { type = 'listing', target_id = (await offer(market)).id, ...texts } = change;
    const {
      status,
      text,
      body: sent,
    } = await oja.call('submitReport', {
      token: reporter.token,
      body: { type, target_id, reason: 'Spam', description: 'Posted ten times.', ...texts },
    });
    if (status !== 200) throw new Error(`nothing was reported: ${text}`);
    return sent.data.id;
  }

  /** Calls a staff endpoint about one report. */
  const act = (
    name: ReportCall,
    by: Person,
    id: string,
    body?: BodyFor<ReportCall>,
  ): Promise<CallResult<ReportCall>> => oja.call(name, { token: by.token, params: { id }, body });

  const audited = async (subjectId: string): Promise<string[]> => {
    const rows = await oja.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .execute();
    return rows.map(({ action }) => action);
  };

  const notifications = async (person: Person): Promise<string[]> => {
    const { body } = await oja.call('listNotifications', { token: person.token });
    return body.data.map((row) => row.title);
  };

  return { market, ada, bola, report, act, audited, notifications };
}
