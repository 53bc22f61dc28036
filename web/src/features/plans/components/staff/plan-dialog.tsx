import type { StaffPlan } from '@oja/contract/plans';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { PlanForm } from './plan-form';

type PlanDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Undefined for a new plan. */
  plan: StaffPlan | undefined;
};

export function PlanDialog({ open, onOpenChange, plan }: PlanDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{plan ? `Edit ${plan.name}` : 'Add Plan'}</DialogTitle>
          <DialogDescription>
            {plan && plan.subscribers > 0
              ? 'Sellers on this plan pay a new price from the next renewal they are told about. A lower limit keeps their listings and only stops new ones.'
              : 'Sellers see the plan as soon as it is saved.'}
          </DialogDescription>
        </DialogHeader>
        <PlanForm plan={plan} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}
