import type { CaseStatement } from '@oja/contract/disputes';
import {
  type Ruling,
  type RulingStatus,
  type RulingType,
  rulingRuleTexts,
} from '@oja/contract/ruling-fields';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';
import { bankSentence } from './bank-sentence';
import { CountdownLine } from './countdown-line';
import { Division } from './division';
import { EvidenceNamed } from './evidence-named';

const titles: Record<RulingType, string> = {
  favor_buyer: 'For the buyer: the whole price goes back',
  favor_seller: 'For the seller: the seller is paid',
  partial_refund: 'A part goes back to the buyer',
  replacement: 'The buyer gets new credentials',
};

const badges: Record<RulingStatus, { label: string; variant: BadgeVariant }> = {
  waiting: { label: 'Waits for an appeal', variant: 'warning' },
  appealed: { label: 'Under appeal', variant: 'warning' },
  executed: { label: 'Carried out', variant: 'success' },
  replaced: { label: 'Replaced after the appeal', variant: 'secondary' },
  taken_back: { label: 'Taken back', variant: 'secondary' },
};

type RulingViewProps = { ruling: Ruling; statements: readonly CaseStatement[] };

/** A decision with its rule, its reason and the evidence it rests on, as both sides and staff read it. */
export function RulingView({ ruling, statements }: RulingViewProps) {
  const rule = ruling.rule ? rulingRuleTexts[ruling.rule] : undefined;
  return (
    <article className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{titles[ruling.type]}</h3>
        <Badge variant={badges[ruling.status].variant}>{badges[ruling.status].label}</Badge>
      </div>
      {rule ? (
        <p>
          <strong className="font-medium">{rule.label}.</strong> {rule.text}
        </p>
      ) : null}
      <p className="whitespace-pre-line wrap-anywhere">{ruling.details}</p>
      {ruling.early_reason ? (
        <p className="whitespace-pre-line wrap-anywhere">
          Decided before the seller’s time to answer was over: {ruling.early_reason}
        </p>
      ) : null}
      <EvidenceNamed ids={ruling.evidence} statements={statements} />
      {ruling.type === 'replacement' ? null : <Division {...ruling} />}
      <p className="text-muted-foreground">Decided on {formatDateTime(ruling.decided_at)}.</p>
      {ruling.waits_for_bank ? <p className="text-muted-foreground">{bankSentence}</p> : null}
      {ruling.status === 'waiting' && ruling.appeal_until && !ruling.waits_for_bank ? (
        <CountdownLine
          label="The money moves in"
          start={ruling.decided_at}
          end={ruling.appeal_until}
          over="a moment"
        />
      ) : null}
    </article>
  );
}
