import type { SearchHit } from '@oja/contract/search';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import { PlatformMark } from '@/components/ui/platform-mark';
import type { ResultGroup } from '@/features/search/use-search';
import { formatNaira, formatSignedNaira } from '@/lib/money';
import { kindOf, type ResultKind } from './result-kinds';
import { ResultLines } from './result-lines';
import { type SearchGroupProps, useIsStaff } from './search-group';

/** What the server found, group by group. */
export function ResultGroups({ found, search, onFound }: SearchGroupProps) {
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const open = (path: string) => {
    onFound();
    void navigate(path);
  };
  return found.groups.map((group) => (
    <ResultGroupView
      key={group.group}
      found={group}
      kind={kindOf(group.group, isStaff)}
      search={search.trim()}
      disabled={found.isStale}
      onOpen={open}
    />
  ));
}

type ResultGroupViewProps = {
  found: ResultGroup;
  kind: ResultKind;
  search: string;
  disabled: boolean;
  onOpen: (path: string) => void;
};

function ResultGroupView({ found, kind, search, disabled, onOpen }: ResultGroupViewProps) {
  const { group, hits, has_more: hasMore } = found;
  const { heading, all } = kind;
  return (
    <CommandGroup heading={heading}>
      {hits.map((hit) => (
        <CommandItem
          key={hit.id}
          value={`${group}:${hit.id}`}
          disabled={disabled}
          onSelect={() => onOpen(kind.to(hit.key, hit))}
        >
          <Result hit={hit} kind={kind} search={search} isSigned={group === 'wallet'} />
        </CommandItem>
      ))}
      {hasMore && all ? (
        <CommandItem value={`${group}:all`} disabled={disabled} onSelect={() => onOpen(all(search))}>
          <span className="grid size-8 place-items-center">
            <ArrowRight aria-hidden="true" className="text-muted-foreground" />
          </span>
          <span className="text-muted-foreground">See all in {heading}</span>
        </CommandItem>
      ) : null}
    </CommandGroup>
  );
}

type ResultProps = { hit: SearchHit; kind: ResultKind; search: string; isSigned: boolean };

function Result({ hit, kind: { Icon, statuses }, search, isSigned }: ResultProps) {
  const { title, detail, platform, amount, status } = hit;
  const statusLabel = status === null ? undefined : (statuses?.[status] ?? status);
  const format = isSigned ? formatSignedNaira : formatNaira;
  return (
    <>
      <ResultLines
        mark={
          platform ? (
            <PlatformMark platform={platform} size="sm" labelled />
          ) : (
            <Icon aria-hidden="true" className="text-muted-foreground" />
          )
        }
        title={title}
        detail={[detail, statusLabel].filter(Boolean).join(' · ')}
        search={search}
      />
      {amount === null ? null : <span className="tabular shrink-0 text-sm">{format(amount)}</span>}
    </>
  );
}
