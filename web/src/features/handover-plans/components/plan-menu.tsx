import { handoverGoodsOf } from '@oja/contract/handover-labels';
import type { StaffHandoverPlan } from '@oja/contract/handover-plans';
import { platformLabels } from '@oja/contract/listing-labels';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { PlatformMark } from '@/components/ui/platform-mark';
import { cn } from '@/lib/class-names';
import { planId } from '../logic/plan-labels';

type PlanMenuProps = { plans: readonly StaffHandoverPlan[]; current: string };

/** Beside the plan on a wide screen, two in a row above it on a phone. */
export function PlanMenu({ plans, current }: PlanMenuProps) {
  return (
    <nav aria-label="Hand-over plans">
      <ul className="grid grid-cols-2 gap-1 lg:grid-cols-1">
        {plans.map(({ in_force: plan, upcoming }) => {
          const id = planId(plan);
          return (
            <li key={id}>
              <Link
                to={`?plan=${id}`}
                aria-current={id === current ? 'page' : undefined}
                className={cn(
                  'flex h-full items-start gap-3 rounded-lg border border-transparent px-3 py-2.5 transition-colors hover:bg-accent',
                  id === current && 'border-border bg-card',
                )}
              >
                <PlatformMark platform={plan.platform} size="sm" />
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-medium text-sm">{platformLabels[plan.platform]}</span>
                  <span className="text-muted-foreground text-sm">{handoverGoodsOf(plan)}</span>
                </span>
                {upcoming.length > 0 ? <Badge variant="secondary">Change ahead</Badge> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
