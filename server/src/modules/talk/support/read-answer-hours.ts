import type { Deps } from '../../../deps/deps.ts';
import { type AnswerHours, answerHoursOf } from '../../../domain/ticket/ticket-terms.ts';

export async function readAnswerHours(deps: Pick<Deps, 'settings'>): Promise<AnswerHours> {
  return answerHoursOf(await deps.settings.read('general'));
}
