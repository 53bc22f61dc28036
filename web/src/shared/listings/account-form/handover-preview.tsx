import { platformLabels } from '@oja/contract/listing-labels';
import { KeyRound } from 'lucide-react';
import { hoursText } from '../handover-texts';
import type { AccountForm } from './account-form';
import { choiceOf } from './handover-values';
import { useChosenPlan } from './use-chosen-plan';

/** What will be done after the sale, where no login details are asked for. */
export function HandoverPreview(form: Pick<AccountForm, 'platform' | 'handover_kind' | 'specified_on'>) {
  const kind = choiceOf(form);
  const plan = useChosenPlan(form);
  if (form.platform === '' || kind === 'refused') return null;
  return (
    <section aria-label="What happens after the sale" className="grid gap-3 rounded-lg bg-muted p-4 text-sm">
      <p className="flex items-start gap-2">
        <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <span>
          No password is asked for. After the sale you and the buyer do this on{' '}
          {platformLabels[form.platform]}:
        </span>
      </p>
      {plan === undefined ? null : (
        <ol className="grid list-decimal gap-1 pl-10">
          {plan.steps.map(({ key, by, title, wait }) => (
            <li key={key}>
              <span className="font-medium">{by === 'seller' ? 'You' : 'Buyer'}:</span> {title}
              {wait === null ? null : (
                <span className="text-muted-foreground">, then {hoursText(wait.hours)} of waiting</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
