import type { StaffCase } from '@oja/contract/disputes';
import { PersonLink } from '@/shared/people/person-link';
import { AppealView } from '@/shared/purchases/appeal-view';
import { RulingView } from '@/shared/purchases/ruling-view';
import { SettlementList } from '@/shared/purchases/settlement-list';
import { TakeBackRuling } from './take-back-ruling';

/** What was decided, the appeal, and what the two sides proposed to each other. */
export function CaseRulings({ file }: { file: StaffCase }) {
  const { rulings, appeal, settlements, statements } = file;
  return (
    <>
      {rulings.length > 0 ? (
        <section aria-label="Decisions" className="grid gap-5 rounded-lg border p-4">
          {rulings.map((ruling) => (
            <RulingView key={ruling.id} ruling={ruling} statements={statements} />
          ))}
          {file.decided_by ? (
            <p className="text-muted-foreground text-sm">
              {appeal ? 'First decided by' : 'Decided by'}{' '}
              <PersonLink id={file.decided_by_id} name={file.decided_by} />.
            </p>
          ) : null}
          {appeal ? <AppealView appeal={appeal} /> : null}
          {file.actions.includes('take_back_ruling') ? <TakeBackRuling file={file} /> : null}
        </section>
      ) : null}
      {settlements.length > 0 ? (
        <section aria-label="Settlements" className="rounded-lg border">
          <SettlementList settlements={settlements} />
        </section>
      ) : null}
    </>
  );
}
