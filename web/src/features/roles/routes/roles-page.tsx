import { endpoints } from '@oja/contract';
import { type AccessRule, accessRules, admits, roles } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { Check, Minus, Search } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { PageHeader } from '@/components/ui/page-header';
import { SectionCard } from '@/components/ui/section-card';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { roleTitles } from '../role-titles';

const calls: readonly Endpoint[] = Object.values(endpoints);
const rules = Object.entries(accessRules).map(([name, { meaning }]) => ({
  name: name as AccessRule,
  meaning,
}));

/** The access table as the server enforces it, from the same contract. Nothing can be changed here. */
export function Component() {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = calls.filter(
    ({ tag, summary, path, access }) =>
      access !== 'anyone' && `${tag} ${summary} ${path}`.toLowerCase().includes(words),
  );
  return (
    <div className="grid gap-6">
      <title>Roles · Oja</title>
      <PageHeader
        title="Roles"
        description="Who may do what. The server decides from this very table; a role is given in User Management."
      />
      <SectionCard title="Access rules">
        <Table label="Rules by role">
          <RoleHead first="Rule" />
          <TableBody>
            {rules.map(({ name, meaning }) => (
              <TableRow key={name}>
                <TableCell className="min-w-56">
                  <p className="font-medium">{name.replace('_', ' ')}</p>
                  <p className="text-muted-foreground text-xs">{meaning}</p>
                </TableCell>
                <RoleMarks rule={name} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </SectionCard>
      <div className="grid gap-4">
        <search className="relative max-w-xl">
          <Search
            aria-hidden="true"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
          />
          <Input
            type="search"
            aria-label="Search what can be done"
            placeholder="Search what can be done..."
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="pl-9"
          />
        </search>
        <Card>
          {found.length === 0 ? (
            <EmptyState
              title="Nothing found"
              description="Nothing that can be done has these words."
              headingLevel="h2"
            />
          ) : (
            <Table label="What each role can do">
              <RoleHead first="What can be done" />
              <TableBody>
                {found.map((call) => (
                  <TableRow key={`${call.method} ${call.path}`}>
                    <TableCell className="min-w-72">
                      <p>{call.summary}</p>
                      <p className="break-all font-mono text-muted-foreground text-xs">
                        {call.method} {call.path}
                      </p>
                    </TableCell>
                    <RoleMarks rule={call.access} />
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
        </Card>
      </div>
    </div>
  );
}

function RoleHead({ first }: { first: string }) {
  return (
    <TableHeader>
      <TableRow>
        <TableHead>{first}</TableHead>
        {roles.map((role) => (
          <TableHead key={role} className="text-center">
            {roleTitles[role]}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}

function RoleMarks({ rule }: { rule: AccessRule }) {
  return roles.map((role) => (
    <TableCell key={role} className="text-center">
      {admits(rule, role) ? (
        <>
          <Check aria-hidden="true" className="mx-auto size-4 text-success" />
          <span className="sr-only">Yes</span>
        </>
      ) : (
        <>
          <Minus aria-hidden="true" className="mx-auto size-4 text-muted-foreground" />
          <span className="sr-only">No</span>
        </>
      )}
    </TableCell>
  ));
}
