import { zodResolver } from '@hookform/resolvers/zod';
import { coverDays, handoverPlanTitle } from '@oja/contract/handover-labels';
import { handoverRisks } from '@oja/contract/handover-plan-fields';
import type { StaffHandoverPlan } from '@oja/contract/handover-plans';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useUnsaved } from '@/components/shell/leave-guard';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { SectionCard } from '@/components/ui/section-card';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { saveHandoverPlanMutation } from '../../api';
import { formOf, planForm } from '../../logic/plan-form';
import { faultSentence, leastCoverText, riskLabels } from '../../logic/plan-labels';
import { ChoiceField } from './choice-fields';
import { StepList } from './step-list';

const coverOptions = coverDays.map((days) => ({ value: String(days), label: leastCoverText(days) }));
const riskOptions = handoverRisks.map((value) => ({ value, label: riskLabels[value] }));

/** Adds a version to a plan, beginning with the newest one. What was typed stays when it is refused. */
export function PlanEditor({ plan, onDone }: { plan: StaffHandoverPlan; onDone: () => void }) {
  const { form, submit, fault, isSaving } = useEditPlan(plan, onDone);
  const { register, formState } = form;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="min-w-0">
        <SectionCard title={`Edit ${handoverPlanTitle(plan.in_force)}`}>
          <div className="grid gap-6 p-5">
            <div className="grid gap-4 sm:grid-cols-2">
              <ChoiceField label="Risk" name="risk" options={riskOptions} />
              <Field
                label="Inspection (hours)"
                required
                hint="For the buyer, after the last wait."
                error={formState.errors.inspection_hours?.message}
              >
                <Input inputMode="numeric" className="tabular" {...register('inspection_hours')} />
              </Field>
              <ChoiceField label="Least cover" name="minimum_cover_days" options={coverOptions} />
            </div>
            <StepList />
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label="Takes effect"
                hint="Lagos time; leave it empty for at once. Purchases that have begun keep their version."
                error={formState.errors.valid_from?.message}
              >
                <Input type="datetime-local" {...register('valid_from')} />
              </Field>
              <Field
                label="Reason"
                required
                hint="Stands in the history and in the audit log."
                error={formState.errors.reason?.message}
              >
                <Textarea rows={2} maxLength={textLimits.reason} {...register('reason')} />
              </Field>
            </div>
            {fault === undefined ? null : (
              <Notice variant="danger" role="alert">
                {fault}
              </Notice>
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="outline" disabled={isSaving} onClick={onDone}>
                Cancel
              </Button>
              <Button type="submit" busy={isSaving} busyLabel="Saving...">
                Save as Version {plan.newest_version + 1}
              </Button>
            </div>
          </div>
        </SectionCard>
      </form>
    </FormProvider>
  );
}

function useEditPlan(plan: StaffHandoverPlan, onDone: () => void) {
  const [fault, setFault] = useState<string>();
  const saving = useMutation(saveHandoverPlanMutation);
  const { in_force: inForce, upcoming } = plan;
  const form = useForm({
    defaultValues: formOf(upcoming.at(-1) ?? inForce),
    resolver: zodResolver(planForm),
  });
  const { setFocus } = form;
  // The button that opened the editor is gone.
  useEffect(() => setFocus('inspection_hours'), [setFocus]);
  useUnsaved(form.formState.isDirty ? 'This plan has changes that are not saved yet.' : undefined);

  const submit = form.handleSubmit(async (draft) => {
    setFault(undefined);
    const { platform, kind } = inForce;
    try {
      const body = { ...draft, expected_version: plan.newest_version };
      const { approval } = await saving.mutateAsync({ platform, kind, body });
      toast(waitingToast(approval, 'handover_plan') ?? { title: 'Plan Saved' });
      onDone();
    } catch (error) {
      const [first] = error instanceof ApiError ? error.details : [];
      setFault(first ? faultSentence(first) : failureSentence(error, 'The plan could not be saved.'));
    }
  });
  return { form, submit, fault, isSaving: form.formState.isSubmitting };
}
