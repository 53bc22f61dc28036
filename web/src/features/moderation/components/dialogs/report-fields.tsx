import {
  type ReportPriority,
  type ReportReason,
  reportPriorities,
  reportReasons,
} from '@oja/contract/report-fields';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { priorityLooks } from '../../logic/report-labels';

type ChoiceProps<Value> = { value: Value; onChange: (value: Value) => void };

export function ReasonChoice({ value, onChange }: ChoiceProps<ReportReason>) {
  return (
    <Field label="Reason">
      <Select value={value} onValueChange={(chosen: ReportReason) => onChange(chosen)}>
        <SelectTrigger />
        <SelectContent>
          {reportReasons.map((reason) => (
            <SelectItem key={reason} value={reason}>
              {reason}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}

export function PriorityChoice({ value, onChange }: ChoiceProps<ReportPriority>) {
  return (
    <Field label="Priority">
      <Select value={value} onValueChange={(chosen: ReportPriority) => onChange(chosen)}>
        <SelectTrigger />
        <SelectContent>
          {reportPriorities.map((priority) => (
            <SelectItem key={priority} value={priority}>
              {priorityLooks[priority].label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
