import type { CaseStatement } from '@oja/contract/disputes';
import { type RulingRule, rulingRules, rulingRuleTexts } from '@oja/contract/ruling-fields';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import type { Grounds } from '../../logic/resolution-form';

type RulingGroundsProps = {
  statements: readonly CaseStatement[];
  grounds: Grounds;
  onChange: (change: Partial<Grounds>) => void;
};

/** The rule that a decision follows, and the statements and pictures it rests on. Both sides read them. */
export function RulingGrounds({ statements, grounds, onChange }: RulingGroundsProps) {
  return (
    <>
      <Field
        label="Rule"
        required
        hint={grounds.rule ? rulingRuleTexts[grounds.rule].text : 'Both sides read the rule you follow.'}
      >
        <Select
          value={grounds.rule ?? ''}
          onValueChange={(chosen) => onChange({ rule: rulingRules.find((rule) => rule === chosen) })}
        >
          <SelectTrigger placeholder="Choose a rule" />
          <SelectContent>
            {rulingRules.map((rule: RulingRule) => (
              <SelectItem key={rule} value={rule}>
                {rulingRuleTexts[rule].label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <EvidenceChoice
        statements={statements}
        chosen={grounds.evidence}
        onChange={(evidence) => onChange({ evidence })}
      />
    </>
  );
}

const authors: Record<CaseStatement['by'], string> = { buyer: 'Buyer', seller: 'Seller', staff: 'Staff' };

type EvidenceChoiceProps = {
  statements: readonly CaseStatement[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function EvidenceChoice({ statements, chosen, onChange }: EvidenceChoiceProps) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const readByBoth = statements.filter(({ read_by: readBy }) => readBy === 'both');
  const choices = readByBoth.flatMap(({ id, by, text, pictures }) => [
    { id, label: `${authors[by]}: ${text}`, thumbnail: undefined },
    ...pictures.map((picture, index) => ({
      id: picture.id,
      label: `${authors[by]}: picture ${index + 1}`,
      thumbnail: picture.thumbnail,
    })),
  ]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">It rests on</legend>
      <ul className="grid max-h-64 gap-1 overflow-y-auto rounded-md border p-2">
        {choices.map((choice) => (
          <li key={choice.id}>
            <EvidenceOption
              {...choice}
              checked={chosen.includes(choice.id)}
              onToggle={() => toggle(choice.id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type EvidenceOptionProps = {
  label: string;
  thumbnail: string | undefined;
  checked: boolean;
  onToggle: () => void;
};

function EvidenceOption({ label, thumbnail, checked, onToggle }: EvidenceOptionProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 rounded-sm p-1.5 text-sm hover:bg-muted">
      <Checkbox id={id} checked={checked} onCheckedChange={onToggle} />
      <label htmlFor={id} className="flex min-w-0 flex-1 cursor-pointer items-center gap-2">
        {thumbnail ? (
          <img src={thumbnail} alt="" width={48} height={30} className="h-7.5 w-12 rounded-sm object-cover" />
        ) : null}
        <span className="line-clamp-2 min-w-0 break-words">{label}</span>
      </label>
    </div>
  );
}
