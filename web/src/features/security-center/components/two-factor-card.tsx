import { roleLabels } from '@oja/contract/access';
import type { SecurityCenter } from '@oja/contract/security-center';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { formatCount } from '@/lib/counts';
import { PersonLink } from '@/shared/people/person-link';
import { shareOf } from '../logic/security-labels';
import { ViewAll } from './entry-list';

type TwoFactor = SecurityCenter['two_factor'];

export function TwoFactorCard({ twoFactor }: { twoFactor: TwoFactor }) {
  return (
    <SectionCard
      title="Two-factor sign-in"
      action={
        <div className="flex">
          <ViewAll to={adminPaths.securityLists.twoFactor} what="staff by two-factor" />
          <Button asChild variant="ghost" size="sm">
            <Link to={adminPaths.settings.security}>Settings</Link>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-5 text-sm">
        <Badge variant={twoFactor.required ? 'success' : 'warning'}>
          {twoFactor.required ? 'Required for staff' : 'Not required for staff'}
        </Badge>
        <Coverage label="Staff" cover={twoFactor.staff} />
        <Coverage label="Users" cover={twoFactor.users} />
      </div>
      <div className="grid gap-2 border-t px-5 py-4 text-sm">
        <StaffWithout staff={twoFactor.staff_without} />
      </div>
    </SectionCard>
  );
}

function Coverage({ label, cover }: { label: string; cover: TwoFactor['staff'] }) {
  const share = shareOf(cover);
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{label}</span>
        <span className="tabular text-muted-foreground">
          {formatCount(cover.protected)} of {formatCount(cover.total)} ({share}%)
        </span>
      </p>
      <Progress value={share} label={`${label} with two-factor sign-in`} />
    </div>
  );
}

function StaffWithout({ staff }: { staff: TwoFactor['staff_without'] }) {
  if (staff.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted-foreground">
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
        Everybody on the team has it.
      </p>
    );
  }
  return (
    <>
      <h3 className="font-medium">Still without it</h3>
      <ul className="grid gap-1.5">
        {staff.map(({ id, name, role }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <PersonLink id={id} name={name} />
            <span className="text-muted-foreground">{roleLabels[role]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
