import { type Approval, approvalKindLabels } from '@oja/contract/approvals';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { AnswerApproval } from '@/shared/approvals/answer-approval';
import { PersonLink } from '@/shared/people/person-link';
import { WorkPresence } from '@/shared/work/work-presence';
import { statusBadges } from '../logic/approval-labels';

type ApprovalCardProps = {
  approval: Approval;
  /** The one that the viewer looks at, as the others are told. */
  isWatched: boolean;
};

/** One proposal: what will be done, who says so and why, and the answers that the viewer may give. */
export function ApprovalCard({ approval, isWatched }: ApprovalCardProps) {
  const badge = statusBadges[approval.status];
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {approvalKindLabels[approval.kind]}
            <Badge variant={badge.variant}>{badge.label}</Badge>
          </h2>
          <Subject approval={approval} />
        </div>
        {approval.amount === null ? null : (
          <p className="tabular font-semibold text-lg">{formatNaira(approval.amount)}</p>
        )}
      </div>
      {approval.facts.length === 0 ? null : (
        <Facts
          className="sm:grid-cols-3"
          facts={approval.facts.map(({ name, value, person_id: personId }) => ({
            term: name,
            value: personId === undefined ? value : <PersonLink id={personId} name={value} />,
          }))}
        />
      )}
      <p className="wrap-anywhere border-l-2 pl-3 text-sm">{approval.reason}</p>
      <History approval={approval} />
      <AnswerApproval approval={approval} />
      {isWatched && approval.actions.includes('approve') ? (
        <WorkPresence kind="approval" id={approval.id} />
      ) : null}
    </Card>
  );
}

function Subject({ approval: { page, subject } }: { approval: Approval }) {
  if (page === null) return <p className="wrap-anywhere text-sm">{subject}</p>;
  return (
    <Link to={page} className="wrap-anywhere rounded-sm text-primary text-sm underline underline-offset-4">
      {subject}
    </Link>
  );
}

/** What became of a proposal that no one answered. */
const endSentences: Readonly<Partial<Record<Approval['status'], string>>> = {
  approved: 'Nobody refused it in time, so it took effect.',
  lapsed: 'Nobody answered in time.',
  overtaken: 'What it was about ended otherwise, so there was nothing left to approve.',
};

const waitSentences: Readonly<Record<Approval['unanswered'], string>> = {
  lapses: 'It lapses on',
  takes_effect: 'Unless it is refused, it takes effect on',
};

function History({ approval }: { approval: Approval }) {
  const { proposed_by: by, proposed_at: at, status, decided_by: decider, decided_at: decidedAt } = approval;
  const why = approval.decision_reason === null ? '' : `: ${approval.decision_reason}`;
  return (
    <p className="wrap-anywhere text-muted-foreground text-sm">
      Proposed by <PersonLink {...by} /> on {formatDateTime(at)}.{' '}
      {status === 'waiting' ? (
        `${waitSentences[approval.unanswered]} ${formatDateTime(approval.lapses_at)}.`
      ) : decider === null || decidedAt === null ? (
        endSentences[status]
      ) : (
        <>
          {statusBadges[status].label} by <PersonLink {...decider} /> on {formatDateTime(decidedAt)}
          {why}
        </>
      )}
    </p>
  );
}
