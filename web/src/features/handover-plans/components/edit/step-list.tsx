import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { newStep, type PlanForm } from '../../logic/plan-form';
import { sideLabels } from '../../logic/plan-labels';
import { StepFields } from './step-fields';

/** The steps to be edited, added, moved and removed; each unfolds to its fields. */
export function StepList() {
  const { control, getValues } = useFormContext<PlanForm>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'steps' });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-semibold text-base">Steps</legend>
      <ol className="grid gap-3">
        {fields.map(({ id, key }, position) => (
          <li key={id}>
            <EditedStep
              position={position}
              isNew={key === ''}
              isLast={position === fields.length - 1}
              onMove={(by) => move(position, position + by)}
              onRemove={fields.length > 1 ? () => remove(position) : undefined}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={fields.length >= 20}
        onClick={() => append(newStep(getValues('steps')))}
      >
        <Plus aria-hidden="true" />
        Add Step
      </Button>
    </fieldset>
  );
}

type EditedStepProps = {
  position: number;
  isNew: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: (() => void) | undefined;
};

function EditedStep({ position, isNew, isLast, onMove, onRemove }: EditedStepProps) {
  const { control, formState } = useFormContext<PlanForm>();
  const [isOpen, setOpen] = useState(isNew);
  const step = useWatch({ control, name: `steps.${position}` });
  const hasError = formState.errors.steps?.[position] !== undefined;
  const name = step?.title || `Step ${position + 1}`;
  return (
    <div className="rounded-lg border">
      <div className="flex flex-wrap items-center gap-1 p-2">
        <button
          type="button"
          aria-expanded={isOpen || hasError}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-[1_1_14rem] items-center gap-3 rounded-md px-2 text-left"
        >
          <ChevronDown
            aria-hidden="true"
            className={`size-4 shrink-0 text-muted-foreground transition-transform ${isOpen || hasError ? 'rotate-180' : ''}`}
          />
          <span className="min-w-0 break-words font-medium text-sm">
            {position + 1}. {name}
          </span>
          {step ? <Badge variant="secondary">{sideLabels[step.by]}</Badge> : null}
        </button>
        <div className="ml-auto flex gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move ${name} up`}
            disabled={position === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move ${name} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove ${name}`}
            disabled={onRemove === undefined}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
      {isOpen || hasError ? <StepFields position={position} /> : null}
    </div>
  );
}
