import { type AccessRule, accessRules, admits, isForStaff, staffRoles } from '@oja/contract/access';
import { Check, Minus } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { SectionCard } from '@/components/ui/section-card';
import { humanLabel } from '@/lib/event-labels';
import { whoMay } from '../logic/role-calls';

type Rule = { name: AccessRule; meaning: string };

const rules: readonly Rule[] = Object.entries(accessRules).map(([name, { meaning }]) => ({
  name: name as AccessRule,
  meaning,
}));

/** Which role of staff has which right: a table, and on a phone a list with the roles below each right. */
export function RightsTable() {
  const rights = rules.filter(({ name }) => isForStaff(name));
  return (
    <SectionCard title="Rights of staff">
      <table aria-label="Rules by role" className="hidden w-full text-sm md:table">
        <thead>
          <tr className="border-b text-left text-muted-foreground">
            <th scope="col" className="px-5 py-2.5 font-medium">
              Right
            </th>
            {staffRoles.map((role) => (
              <th key={role} scope="col" className="w-24 px-2 py-2.5 text-center font-medium">
                {humanLabel(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rights.map(({ name, meaning }) => (
            <tr key={name}>
              <th scope="row" className="px-5 py-3 text-left font-normal">
                <RuleText name={name} meaning={meaning} />
              </th>
              {staffRoles.map((role) => (
                <td key={role} className="px-2 py-3">
                  <Mark isAdmitted={admits(name, role)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label="Roles by right" className="divide-y md:hidden">
        {rights.map(({ name, meaning }) => (
          <li key={name} className="grid gap-2 px-5 py-3 text-sm">
            <RuleText name={name} meaning={meaning} />
            <p className="flex flex-wrap gap-1.5">
              {staffRoles
                .filter((role) => admits(name, role))
                .map((role) => (
                  <Badge key={role} variant="outline">
                    {humanLabel(role)}
                  </Badge>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** The rules of everybody else, whom staff do not belong to by their role. */
export function OtherRules() {
  return (
    <SectionCard title="Rules for everybody">
      <ul className="divide-y">
        {rules
          .filter(({ name }) => !isForStaff(name))
          .map(({ name, meaning }) => (
            <li key={name} className="grid gap-x-6 gap-y-1 px-5 py-3 text-sm md:grid-cols-2">
              <RuleText name={name} meaning={meaning} />
              <p className="md:text-right">{whoMay(name)}</p>
            </li>
          ))}
      </ul>
    </SectionCard>
  );
}

function RuleText({ name, meaning }: Rule) {
  return (
    <div>
      <p className="font-medium">{humanLabel(name)}</p>
      <p className="text-muted-foreground text-xs">{meaning}</p>
    </div>
  );
}

function Mark({ isAdmitted }: { isAdmitted: boolean }) {
  const Icon = isAdmitted ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={isAdmitted ? 'mx-auto size-4 text-success' : 'mx-auto size-4 text-muted-foreground'}
      />
      <span className="sr-only">{isAdmitted ? 'Yes' : 'No'}</span>
    </>
  );
}
