import { handoverFilterLabels, handoverKinds } from '@oja/contract/handover-labels';
import { Field } from '@/components/ui/field';
import { FilterSelect } from '@/components/ui/filter-select';
import { Switch } from '@/components/ui/switch';
import type { FilterProps } from '../../logic/market-filter';

const kindOptions = handoverKinds.map((kind) => ({ value: kind, label: handoverFilterLabels[kind] }));

/** Filters by how an account changes hands and whether its buyer is covered afterwards. */
export function HandoverFilters({ filter, onChange }: FilterProps) {
  return (
    <div className="mb-5 grid gap-4 border-b pb-5">
      <Field label="Hand-over">
        <FilterSelect
          all="Any"
          value={filter.handoverKind}
          options={kindOptions}
          onChange={(handoverKind) => onChange({ handoverKind })}
        />
      </Field>
      <Field layout="inline" label="With cover">
        <Switch checked={filter.covered} onCheckedChange={(covered) => onChange({ covered })} />
      </Field>
    </div>
  );
}
