import { handoverPlanTitle } from '@oja/contract/handover-labels';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { HandoverPlanVersion, StaffHandoverPlan } from '@oja/contract/handover-plans';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { Notice } from '@/components/ui/notice';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { hoursText } from '@/shared/listings/handover-texts';
import { PersonLink } from '@/shared/people/person-link';
import { leastCoverText, releaseText, riskLabels, versionLabels } from '../logic/plan-labels';
import { PlanSteps } from './plan-steps';

/** A plan as it is in force, what comes next, and its history. */
export function PlanView({ plan, onEdit }: { plan: StaffHandoverPlan; onEdit: () => void }) {
  const { in_force: inForce, upcoming } = plan;
  return (
    <div className="grid min-w-0 gap-5">
      <SectionCard
        title={handoverPlanTitle(inForce)}
        action={
          <Button variant="outline" size="sm" disabled={plan.approval !== null} onClick={onEdit}>
            <Pencil aria-hidden="true" />
            Edit Plan
          </Button>
        }
      >
        <div className="grid gap-5 p-5">
          {plan.approval === null ? null : <WaitingNotice until={plan.approval.lapses_at} />}
          {upcoming.map((next) => (
            <UpcomingNotice key={next.version} plan={next} />
          ))}
          <Facts
            facts={[
              { term: 'Version in force', value: String(inForce.version) },
              { term: 'Risk', value: riskLabels[inForce.risk] },
              { term: 'Least cover', value: leastCoverText(inForce.minimum_cover_days) },
              { term: 'Inspection', value: `${hoursText(inForce.inspection_hours)} after the last wait` },
              { term: 'Release without Confirmation', value: releaseText(plan.release_hours) },
            ]}
          />
          <PlanSteps plan={inForce} />
        </div>
      </SectionCard>
      <SectionCard title="Versions">
        <ul className="divide-y px-5 text-sm">
          {plan.versions.map((version) => (
            <VersionRow key={version.version} version={version} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

function WaitingNotice({ until }: { until: string }) {
  return (
    <Notice variant="warning">
      <p>
        A change to this plan{' '}
        <Link to={adminPaths.approvals} className="underline">
          waits for approval
        </Link>{' '}
        until {formatDateTime(until)}. Nothing else can be changed before.
      </p>
    </Notice>
  );
}

function UpcomingNotice({ plan }: { plan: HandoverPlan }) {
  return (
    <Notice>
      <p>
        Version {plan.version} takes effect on {formatDateTime(plan.valid_from ?? '')}. Editing begins with
        it.
      </p>
    </Notice>
  );
}

function VersionRow({ version }: { version: HandoverPlanVersion }) {
  const { created_at: createdAt, valid_from: validFrom } = version;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">Version {version.version}</span>
        <Badge variant={version.state === 'in_force' ? 'success' : 'secondary'}>
          {versionLabels[version.state]}
        </Badge>
        <span className="text-muted-foreground">
          {validFrom === null ? 'Shipped with Oja' : `From ${formatDateTime(validFrom)}`}
        </span>
      </div>
      {createdAt === null ? null : (
        <p className="break-words text-muted-foreground">
          <PersonLink id={version.changed_by_id} name={version.changed_by ?? 'A former administrator'} />,{' '}
          {formatDateTime(createdAt)}: {version.reason}
        </p>
      )}
    </li>
  );
}
