import type { Role } from '@oja/contract/access';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { roleLooks } from '../../logic/user-labels';

type RoleFieldProps = {
  label: string;
  choices: readonly Role[];
  /** Shown beside the list, which may not hold it. */
  current?: Role;
  value: Role | undefined;
  onChange: (role: Role) => void;
};

/** Each dialog has its own list of roles. */
export function RoleField({ label, choices, current, value, onChange }: RoleFieldProps) {
  return (
    <Field label={label} hint={current ? `Current role: ${roleLooks[current].label}` : undefined}>
      <Select
        value={value ?? ''}
        onValueChange={(chosen) => {
          const role = choices.find((choice) => choice === chosen);
          if (role) onChange(role);
        }}
      >
        <SelectTrigger placeholder="Keep the current role" />
        <SelectContent>
          {choices.map((choice) => (
            <SelectItem key={choice} value={choice}>
              {roleLooks[choice].label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
